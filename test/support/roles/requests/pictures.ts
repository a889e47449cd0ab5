import { A_PICTURE } from '../../pictures.ts';
import type { PICTURE_ROWS } from '../rows/pictures.ts';
import type { RequestsFor } from './prepare.ts';

const aPicture = () => ({ body: { data: A_PICTURE } });

/** What is asked of pictures. */
export const PICTURE_REQUESTS: RequestsFor<typeof PICTURE_ROWS> = {
  uploadPicture: aPicture,
  uploadFederationPicture: aPicture,
  uploadOthersPicture: aPicture,
};
