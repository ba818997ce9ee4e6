import type { SchoolProfile, SchoolProfileChange } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { publish } from '../../platform/bus.repository.ts';
import { cleanName } from '../../platform/clean-name.ts';
import type { Services } from '../../core/services.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { requireAccepted } from '../moderation/moderation.service.ts';
import { copyToSchool } from '../../core/uploads/copy-upload.ts';
import { confirm } from '../../core/uploads/uploads.service.ts';
import { findProfile, replaceProfile, type ProfileValues } from './profile.repository.ts';

const NAME_MIN_LENGTH = 2;
/** What of a profile can come from the school it belongs to. */
const LOOK = ['color', 'logo'] as const;

/** What a school is called and how it looks, for those who run it. */
export function profileHandlers(
  services: Services,
): Pick<Handlers, 'getSchoolProfile' | 'saveSchoolProfile'> {
  const { database, cache } = services;
  return {
    getSchoolProfile: async ({ headers, context }) => {
      const schoolId = String(headers.tenantid);
      authorize(requireViewer(context), 'SCHOOL_SETTINGS', schoolId);
      return ok(await database.read({ schoolId }, (tx) => readProfile(tx, schoolId)));
    },
    saveSchoolProfile: async ({ body, headers, context }) => {
      const schoolId = String(headers.tenantid);
      const viewer = requireViewer(context);
      authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
      const values = checked(body);
      const texts = [...Object.values(values.name), ...Object.values(values.summary)].join(' ');
      await requireAccepted(services, 'schoolName', texts, schoolId);
      const scope = { schoolId, accountId: viewer.accountId };
      const logoUrl = await logoFor(services, body.logoUploadId, scope);
      const saved = await database.write(scope, async (tx) => {
        requireOwn(await readProfile(tx, schoolId), {
          version: body.version,
          color: values.color,
          logoUrl,
        });
        if (!(await replaceProfile(tx, schoolId, body.version, { ...values, logoUrl }))) {
          const { version } = await readProfile(tx, schoolId);
          throw new Problem('VERSION_CONFLICT', { currentVersion: String(version) });
        }
        await publish(tx, { type: 'school.changed', schoolId });
        return readProfile(tx, schoolId);
      });
      cache.invalidate(schoolId);
      return ok(saved);
    },
  };
}

/** @throws {Problem} NOT_FOUND, SCHOOL_DISABLED */
async function readProfile(tx: Transaction, schoolId: string): Promise<SchoolProfile> {
  const row = await findProfile(tx, schoolId);
  if (!row || row.status === 'creating') throw new Problem('NOT_FOUND');
  if (row.status === 'disabled') throw new Problem('SCHOOL_DISABLED');
  const inherited = LOOK.filter((part) => row.inherited.includes(part));
  return {
    version: row.profile_version,
    name: row.name,
    summary: row.summary,
    logoUrl: row.logo_url || null,
    color: row.color,
    ...(inherited.length > 0 ? { inherited } : {}),
    languages: LANGUAGES.filter((language) => row.languages.includes(language)),
    defaultLanguage: row.default_language,
  };
}

/** @throws {Problem} VALIDATION_FAILED for a default language that is none of the languages, or without a name */
function checked(body: SchoolProfileChange): Omit<ProfileValues, 'logoUrl'> {
  const { defaultLanguage, languages, color } = body;
  if (!languages.includes(defaultLanguage))
    throw invalid('defaultLanguage', 'enum', 'must be one of the languages');
  const name = written(body.name, cleanName);
  const tooShort = Object.entries(name).find(([, text]) => [...text].length < NAME_MIN_LENGTH);
  if (tooShort) throw invalid(`name/${tooShort[0]}`, 'minLength', 'must have two characters');
  if (name[defaultLanguage] === undefined)
    throw invalid(`name/${defaultLanguage}`, 'required', 'must have a text in the default language');
  const summary = written(body.summary, cleanName);
  return { name, summary, color, defaultLanguage, languages };
}

/** @throws {Problem} VALIDATION_FAILED for another colour or logo where it comes from the school above */
function requireOwn(
  { version, color, inherited = [] }: SchoolProfile,
  changed: { version: number; color: string; logoUrl: string | undefined },
): void {
  // Who read an older profile is told so.
  if (changed.version !== version) return;
  const taken = 'comes from the school that this one belongs to';
  if (inherited.includes('color') && changed.color !== color) throw invalid('color', 'const', taken);
  if (inherited.includes('logo') && changed.logoUrl !== undefined)
    throw invalid('logoUploadId', 'const', taken);
}

/** The texts that say something, without what is invisible. */
const written = (texts: SchoolProfileChange['name'], clean: (text: string) => string): Translations =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, clean(text ?? '')] as const)
      .filter(([, text]) => text !== ''),
  );

/** @throws {Problem} VALIDATION_FAILED where the upload is not the person's own, or has not arrived */
async function logoFor(
  services: Services,
  uploadId: string | null | undefined,
  scope: { schoolId: string; accountId: string },
): Promise<string | undefined> {
  if (uploadId === undefined) return undefined;
  if (uploadId === null) return '';
  const notOwn = invalid('logoUploadId', 'enum', 'names no picture of yours');
  await confirm(services, uploadId, scope.accountId).catch((error: unknown) => {
    throw error instanceof Problem && error.status < 500 ? notOwn : error;
  });
  const url = await copyToSchool(services, uploadId, scope);
  if (url === undefined) throw notOwn;
  return url;
}

const invalid = (path: string, rule: string, message: string) =>
  new Problem('VALIDATION_FAILED', { fields: [{ path: `body/${path}`, rule, message }] });
