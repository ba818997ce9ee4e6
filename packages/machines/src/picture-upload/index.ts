export { pictureUploadMachine } from './picture-upload.machine.ts';
export {
  PICTURE_MAX_BYTES,
  PICTURE_PROBLEM_CODES,
  PICTURE_TYPES,
  PICTURES_MAX,
} from './picture-upload.types.ts';
export type {
  BytesReport,
  ChosenPicture,
  FailedPicture,
  Picture,
  PictureProblem,
  PictureProblemCode,
  PictureUploadEvent,
  SendBytesInput,
  UploadAddress,
  UploadStep,
} from './picture-upload.types.ts';
