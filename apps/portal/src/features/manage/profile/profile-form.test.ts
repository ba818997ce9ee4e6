import { expect, it } from 'vitest';
import { profileDraft, profileOf } from './profile-form.ts';

const PROFILE = {
  version: 3,
  name: { en_US: 'Stoa Open School' },
  summary: {},
  logoUrl: '/files/1700000000000000001/logo',
  color: '#14507a',
  languages: ['en_US', 'ar_SA'] as const,
  defaultLanguage: 'en_US' as const,
};
const draft = () => profileDraft({ ...PROFILE, languages: [...PROFILE.languages] });

it('leaves the logo as it is after it was opened and saved', () => {
  const { logoUrl: _, ...unchanged } = PROFILE;
  expect(profileOf(draft())).toEqual(unchanged);
});

it('sends a new logo, and that there is to be none', () => {
  expect(profileOf({ ...draft(), logoUploadId: 'upload-1', logoUrl: '/files/1/new' })).toMatchObject({
    logoUploadId: 'upload-1',
  });
  expect(profileOf({ ...draft(), logoUrl: null })).toMatchObject({ logoUploadId: null });
});
