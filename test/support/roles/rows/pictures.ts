import * as calls from '../../../../contract/calls.ts';
import { EDITS_OR_RUNS, EDITS_OR_RUNS_FEDERATION, EVERYBODY, NOBODY, type Row } from '../roles.ts';

/** Uploaded pictures. */
export const PICTURE_ROWS = {
  uploadPicture: {
    call: calls.uploadPicture,
    of: ({ club }) => ({ of: 'club' as const, id: club }),
    does: 'upload a picture for the pages of the club',
    may: EDITS_OR_RUNS,
  },
  uploadFederationPicture: {
    call: calls.uploadPicture,
    of: ({ federation }) => ({ of: 'organization' as const, id: federation }),
    does: 'upload a picture for the pages of the federation',
    may: EDITS_OR_RUNS_FEDERATION,
  },
  uploadOthersPicture: {
    call: calls.uploadPicture,
    of: ({ founder }) => ({ of: 'account' as const, id: founder.id }),
    does: 'upload a picture for the profile of another person',
    may: NOBODY,
  },
  uploadedPicture: {
    call: calls.uploadedPicture,
    of: ({ picture }) => ({ file: picture }),
    does: 'see an uploaded picture',
    may: EVERYBODY,
  },
} as const satisfies Readonly<Record<string, Row>>;
