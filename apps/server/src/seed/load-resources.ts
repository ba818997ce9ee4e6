import type { Transaction } from '../database/pool.ts';
import type { Kind, KindSeed } from '../modules/resources/kinds/kind.ts';
import { familyNamed, KINDS } from '../modules/resources/kinds/registry.ts';
import type { ResourceSeed } from './format.ts';
import type { LoadContext } from './load-help.ts';
import { resourceRow } from './resource-row.ts';

/** Loads the resources of one school; the transaction is bound to it. */
export async function loadResources(
  tx: Transaction,
  resources: readonly ResourceSeed[],
  context: LoadContext,
): Promise<void> {
  for (const resource of resources) {
    const { kind, seed } = await kindOf(resource);
    await tx
      .insertInto('resource')
      .values(resourceRow(resource, kind, seed, context))
      .execute();
  }
  // A resource may hold others: all of them are there now.
  for (const resource of resources) await (await kindOf(resource)).seed.write(tx, resource, context);
}

/** @throws {Error} for a kind that nothing describes */
async function kindOf({ kind: name }: ResourceSeed): Promise<{ kind: Kind; seed: KindSeed }> {
  const kind = KINDS.find((candidate) => candidate.name === name);
  const family = familyNamed(name);
  if (!kind || !family) throw new Error(`The demo content names the kind ${name}, which nothing describes.`);
  return { kind, seed: (await family.seed()).seed as KindSeed };
}
