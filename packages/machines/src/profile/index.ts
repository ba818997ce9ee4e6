export { profileMachine } from './profile.machine.ts';
export {
  AVATAR_PROBLEM_CODES,
  AVATAR_SOURCE_MAX_BYTES,
  AVATAR_TYPES,
  PROFILE_NICK_NAME_MAX_LENGTH,
  PROFILE_PROBLEM_CODES,
  PROFILE_REAL_NAME_MAX_LENGTH,
} from './profile.types.ts';
export type {
  AvatarProblemCode,
  ChosenImage,
  ImageCropArea,
  ProfileEmitted,
  ProfileEvent,
  ProfileField,
  ProfileFieldProblems,
  ProfileFields,
  ProfileInput,
  ProfileProblemCode,
  UploadAvatarInput,
  UploadReport,
} from './profile.types.ts';
