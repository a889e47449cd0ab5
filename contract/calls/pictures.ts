import * as calls from '../calls.ts';
import { hostId, pictureFile, pictureOwner } from '../http/path-parts.ts';
import { uploadAnswer, uploadPayload } from '../site/pictures.ts';
import type { Described } from './description.ts';

export const PICTURE_CALLS = {
  uploadPicture: {
    at: calls.uploadPicture,
    does: 'upload a picture for the own profile, or for the pages of a club or an organisation',
    right: 'uploadPicture',
    path: { of: pictureOwner, id: hostId },
    body: uploadPayload,
    answer: uploadAnswer,
    limit: 'picture',
    size: 'picture',
    refuses: ['pictureTooLarge', 'notAPicture'],
  },
  uploadedPicture: {
    at: calls.uploadedPicture,
    does: 'see an uploaded picture',
    right: 'everybody',
    path: { file: pictureFile },
    answer: 'upload',
    refuses: ['notFound'],
  },
} as const satisfies Described;
