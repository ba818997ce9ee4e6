/**
 * Builds what the code reads from the contract in openapi/:
 *   packages/api/src/contract.gen.json   the served operations in one document
 *   packages/api/src/schema.gen.ts       their types
 *   packages/api/src/resource-type.gen.ts  the kinds of resources by name
 *   packages/api/fixtures/operations.gen.json  method and path of every served operation, by its id
 *   docs/security-proofs.md              which proof of the person each served operation requires
 * With --check it writes nothing and fails when any is out of date.
 * The linters read the whole contract, planned operations included, from node_modules/.cache/contract.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Contract, assembleContract, listOperations } from './assemble.ts';
import { proofsPage } from './proofs-page.ts';
import { servedContract, withoutExamples, withoutNever } from './served.ts';

const root = new URL('../../', import.meta.url);
const pathOf = (relative: string) => fileURLToPath(new URL(relative, root));

// openapi-typescript needs a TypeScript with a compiler API, which packages/api brings for it.
const { default: openapiTS, astToString } = createRequire(pathOf('packages/api/package.json'))(
  'openapi-typescript',
) as typeof import('openapi-typescript');

const HEADER = '// Generated from openapi/ by `npm run generate`. Do not edit.\n\n';

async function typesOf(contract: Contract): Promise<string> {
  const ast = await openapiTS(withoutExamples(contract) as never, {
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  return HEADER + withoutNever(astToString(ast));
}

/** The kinds of resources by name, with All for filters. */
function resourceTypes(contract: Contract): string {
  const { enum: values = [], 'x-enum-varnames': names = [] } = (contract.components['schemas']?.[
    'ResourceType'
  ] ?? {}) as { enum?: number[]; 'x-enum-varnames'?: string[] };
  if (names.length !== values.length) throw new Error('ResourceType does not name each of its values.');
  const lines = names.map((name, index) => `  ${name}: ${values[index]},\n`).join('');
  return `${HEADER}/** What a resource is. \`All\` occurs as a filter alone. */\nexport const ResourceType = {\n  All: 0,\n${lines}} as const;\n`;
}

/** Method and path of every operation by its id: recorded answers are found by it. */
function operationPaths(contract: Contract): string {
  const calls = listOperations(contract)
    .map(({ operationId, method, path }) => [operationId, `${method.toUpperCase()} ${path}`] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(calls), null, 2)}\n`;
}

const contract = assembleContract(pathOf('openapi'));
const served = servedContract(contract);
const outputs = {
  'packages/api/src/contract.gen.json': `${JSON.stringify(served, null, 2)}\n`,
  'packages/api/src/schema.gen.ts': await typesOf(served),
  'packages/api/src/resource-type.gen.ts': resourceTypes(served),
  'packages/api/fixtures/operations.gen.json': operationPaths(served),
  'docs/security-proofs.md': proofsPage(served),
};
mkdirSync(pathOf('node_modules/.cache'), { recursive: true });
writeFileSync(pathOf('node_modules/.cache/contract.json'), JSON.stringify(contract, null, 2));

const check = process.argv.includes('--check');
const stale = Object.entries(outputs).filter(([file, text]) => {
  try {
    return readFileSync(pathOf(file), 'utf8') !== text;
  } catch {
    return true;
  }
});
if (check && stale.length > 0) {
  process.stderr.write(`Out of date: ${stale.map(([file]) => file).join(', ')}. Run \`npm run generate\`.\n`);
  process.exitCode = 1;
} else {
  for (const [file, text] of stale) writeFileSync(pathOf(file), text);
}

const operations = listOperations(contract);
const planned = operations.filter((operation) => operation.planned).length;
process.stdout.write(`contract: ${operations.length - planned} operations served, ${planned} planned\n`);
