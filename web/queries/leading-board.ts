import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { callApi } from '../api.ts';

/** The players and clocks of a tournament's picture; `minute` is that of the picture's address. */
export const leadingBoardQuery = (id: string, minute: number) =>
  queryOptions({
    queryKey: ['leading-board', id, minute],
    queryFn: ({ signal }) => callApi(calls.leadingBoard, { id }, signal),
    placeholderData: keepPreviousData,
    // The front page works without it.
    meta: { silent: true },
  });
