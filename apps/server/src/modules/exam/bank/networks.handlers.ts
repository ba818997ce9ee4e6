import type { SchoolNetworks, SchoolNetworksInput } from '@stoa/api/schema';
import { ok, type Handlers } from '../../../contract/handlers.ts';
import { authorize, may } from '../../../core/acl/authorize.ts';
import { findSchool } from '../../../core/schools/schools.repository.ts';
import type { Services } from '../../../core/services.ts';
import { invalid } from '../../../core/text/texts.ts';
import type { Transaction } from '../../../database/pool.ts';
import { requireViewer, type Viewer } from '../../../http/context.ts';
import { Problem } from '../../../http/problem.ts';
import { cleanName } from '../../../platform/clean-name.ts';
import { rangesOf } from './network-entries.ts';
import {
  countExams,
  findNetworks,
  newIds,
  replaceNetworks,
  type NamedNetwork,
} from './networks.repository.ts';

/** The networks of a school in one place: named by who runs it, chosen by who writes exams. */
export function networksHandlers({
  database,
}: Services): Pick<Handlers, 'getSchoolNetworks' | 'saveSchoolNetworks'> {
  return {
    getSchoolNetworks: async ({ headers, context }) => {
      const schoolId = String(headers.tenantid);
      const viewer = requireViewer(context);
      authorize(viewer, 'EXAM_GRADING', schoolId);
      return ok(await database.read({ schoolId }, (tx) => read(tx, schoolId, viewer)));
    },
    saveSchoolNetworks: async ({ body, headers, context }) => {
      const viewer = requireViewer(context);
      const schoolId = String(headers.tenantid);
      authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
      const items = cleaned(body);
      return ok(
        await database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
          await save(tx, schoolId, items, body.version);
          return read(tx, schoolId, viewer);
        }),
      );
    },
  };
}

async function read(tx: Transaction, schoolId: string, viewer: Viewer): Promise<SchoolNetworks> {
  await findSchool(tx, schoolId);
  const { items, version } = await findNetworks(tx, schoolId);
  const counts = await countExams(
    tx,
    items.map(({ id }) => id),
  );
  return {
    version,
    canEdit: may(viewer, 'SCHOOL_SETTINGS', schoolId),
    items: items.map((item) => ({ ...item, exams: counts.get(item.id) ?? 0 })),
  };
}

type Entry = Omit<NamedNetwork, 'id'> & { id: string | undefined };

/** @throws {Problem} VALIDATION_FAILED for a name that is empty or stands twice, and each range that is none */
function cleaned({ items }: SchoolNetworksInput): Entry[] {
  const names = new Set<string>();
  const ids = new Set<string>();
  return items.map(({ id, ...item }, index) => {
    const at = `body/items/${index}`;
    const name = cleanName(item.name);
    const key = name.toLowerCase();
    if (name === '') throw invalid(`${at}/name`, 'minLength', 'must say something');
    if (names.has(key)) throw invalid(`${at}/name`, 'uniqueItems', 'must not be that of another network');
    if (id !== undefined && ids.has(id)) throw invalid(`${at}/id`, 'uniqueItems', 'must stand once');
    names.add(key);
    if (id !== undefined) ids.add(id);
    return { id, name, ranges: rangesOf(item.ranges, `${at}/ranges`) };
  });
}

/** @throws {Problem} VERSION_CONFLICT, VALIDATION_FAILED, CONFLICT for one that exams are limited to and that is left out */
async function save(
  tx: Transaction,
  schoolId: string,
  items: readonly Entry[],
  version: number,
): Promise<void> {
  await findSchool(tx, schoolId);
  const before = await findNetworks(tx, schoolId);
  const stale = () => new Problem('VERSION_CONFLICT', { currentVersion: String(before.version) });
  if (before.version !== version) throw stale();
  const known = new Set(before.items.map(({ id }) => id));
  for (const [index, { id }] of items.entries())
    if (id !== undefined && !known.has(id))
      throw invalid(`body/items/${index}/id`, 'unknown', 'must be a network of this school');
  const kept = new Set(items.flatMap(({ id }) => id ?? []));
  const removed = [...known].filter((id) => !kept.has(id));
  if ((await countExams(tx, removed)).size > 0) throw new Problem('CONFLICT', { reason: 'network-used' });
  const fresh = await newIds(tx, items.length - kept.size);
  const whole = items.map(({ id, ...item }) => ({ id: id ?? fresh.pop() ?? '', ...item }));
  if (!(await replaceNetworks(tx, schoolId, whole, version))) throw stale();
}
