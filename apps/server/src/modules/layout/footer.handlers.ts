import type { FooterSettings, FooterTemplateSettings } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Transaction } from '../../database/pool.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { isSafePath } from '../../http/safe-path.ts';
import { publish } from '../../platform/bus.repository.ts';
import type { Services } from '../../core/services.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { replaceSetting, writeSetting, listSettings } from '../../core/schools/school-config.repository.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { footersOf } from './footer.ts';
import { hasText, invalid } from '../../core/text/texts.ts';

const FOOTER = 'footer';
const VERSION_SWITCH = 'VersionInformationSwitch';
/** Where pictures of this server are. */
const PICTURE = /^\/(?:files|media)\//;

/** Both footers of a school, for those who edit them. */
export function footerHandlers({
  database,
  cache,
}: Services): Pick<Handlers, 'getFooterSettings' | 'saveFooterSettings'> {
  const enter = (context: RequestContext, headers: Record<string, string | undefined>) => {
    const viewer = requireViewer(context);
    const schoolId = String(headers.tenantid);
    authorize(viewer, 'PORTAL_DECORATION', schoolId);
    return { schoolId, accountId: viewer.accountId };
  };
  return {
    getFooterSettings: async ({ headers, context }) => {
      const scope = enter(context, headers);
      return ok(await database.read(scope, (tx) => readSettings(tx, scope.schoolId)));
    },
    saveFooterSettings: async ({ body, headers, context }) => {
      const scope = enter(context, headers);
      for (const type of ['1', '2'] as const) check(body.templates[type], `body/templates/${type}`);
      const saved = await database.write(scope, async (tx) => {
        await findSchool(tx, scope.schoolId);
        if (!(await save(tx, scope.schoolId, body))) {
          const { version } = await readSettings(tx, scope.schoolId);
          throw new Problem('VERSION_CONFLICT', { currentVersion: String(version) });
        }
        await publish(tx, { type: 'school.changed', schoolId: scope.schoolId });
        return readSettings(tx, scope.schoolId);
      });
      cache.invalidate(scope.schoolId);
      return ok(saved);
    },
  };
}

async function readSettings(tx: Transaction, schoolId: string): Promise<FooterSettings> {
  const rows = await listSettings(tx, schoolId, [FOOTER, VERSION_SWITCH]);
  const footer = rows.find(({ key }) => key === FOOTER);
  const shown = rows.find(({ key }) => key === VERSION_SWITCH)?.value as { value?: string } | undefined;
  return {
    ...footersOf(footer?.value),
    versionInformation: shown?.value === '1',
    version: footer?.version ?? 0,
  };
}

/** @returns false where somebody saved another version meanwhile */
async function save(
  tx: Transaction,
  schoolId: string,
  { used, templates, versionInformation, version }: FooterSettings,
): Promise<boolean> {
  const isSaved = await replaceSetting(tx, { schoolId, key: FOOTER, value: { used, templates }, version });
  if (!isSaved) return false;
  const switched = { value: versionInformation ? '1' : '0' };
  await writeSetting(tx, { schoolId, key: VERSION_SWITCH, value: switched });
  return true;
}

/** @throws {Problem} VALIDATION_FAILED for what leads elsewhere than it may, or has no words */
function check({ footerNavigations, footerQrCodes }: FooterTemplateSettings, path: string): void {
  const named = (texts: FooterTemplateSettings['copyright']['company'], at: string) => {
    if (!hasText(texts)) throw invalid(at, 'required', 'must have a text in one language');
  };
  for (const [index, { showName, children }] of footerNavigations.entries()) {
    named(showName, `${path}/footerNavigations/${index}/showName`);
    for (const [place, link] of children.entries()) {
      const at = `${path}/footerNavigations/${index}/children/${place}`;
      named(link.showName, `${at}/showName`);
      if (link.relateType !== 'custom' && link.relateUrl !== null)
        throw invalid(`${at}/relateUrl`, 'null', 'is for links of the type custom alone');
      if (link.relateType === 'custom' && !isGoodLink(link.relateUrl))
        throw invalid(`${at}/relateUrl`, 'format', 'must be a path of this portal or an https address');
    }
  }
  for (const [index, code] of footerQrCodes.entries()) {
    const at = `${path}/footerQrCodes/${index}`;
    named(code.showName, `${at}/showName`);
    for (const name of ['url', 'urlEn'] as const) {
      const picture = code[name];
      if (picture !== null && !(isSafePath(picture) && PICTURE.test(picture)))
        throw invalid(`${at}/${name}`, 'format', 'must be a picture of this server');
    }
    if (code.urlMobile !== null && !isGoodLink(code.urlMobile))
      throw invalid(`${at}/urlMobile`, 'format', 'must be a path of this portal or an https address');
  }
}

function isGoodLink(address: string | null): boolean {
  if (!address) return false;
  if (isSafePath(address)) return true;
  return (
    /^https:\/\//i.test(address) &&
    URL.canParse(address) &&
    !/[\s\\\p{Cc}]/u.test(address) &&
    new URL(address).username === ''
  );
}
