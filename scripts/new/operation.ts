import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Draft } from './draft.ts';
import { insertAtEnd, withImport } from './edits.ts';
import type { Generator, Words } from './generator.ts';
import { camelName, type Name } from './names.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const PERMISSIONS = 'tests/contract/permissions.ts';

/** Who may ask, and what the table of permissions says of it. */
const PEOPLE = {
  anybody: { opening: '\nconst FACTS = {', row: 'ANYBODY' },
  'signed-in': { opening: '\nconst ATTENDANCE = {', row: 'SIGNED_IN' },
  managers: { opening: '\nconst MANAGEMENT = {', row: 'MANAGERS' },
};
type People = keyof typeof PEOPLE;

interface Operation {
  name: Name;
  method: string;
  path: string;
  parameters: string[];
  people: People;
  tag: string;
}

/** An operation of the contract: its description, its handler, its row in the table of permissions. */
export const operation: Generator = {
  usage:
    'operation listStudyPlans GET /api/class/v1/study-plans --module learning [--for signed-in|managers|anybody] [--contract FILE] [--handlers FILE] [--tag TAG]',
  plan(draft, root, words) {
    const module = wanted(words.options.module, '--module');
    const contract = `openapi/paths/${words.options.contract ?? module}.yaml`;
    const one = read(draft, root, words, contract);
    describeIt(draft, contract, one);
    const folder = `apps/server/src/modules/${module}`;
    const handlers = `${folder}/${words.options.handlers ?? module}.handlers.ts`;
    if (draft.has(folder)) draft.edit(handlers, (text) => withHandler(text, one));
    else createModule(draft, folder, module, one);
    draft.create(`${folder}/${one.name.kebab}.test.ts`, test(one));
    const { opening, row } = PEOPLE[one.people];
    draft.edit(PERMISSIONS, (text) =>
      insertAtEnd(text, opening, '\n} as const', `  ${one.name.camel}: ${row},\n`),
    );
    return [
      `Say in ${contract} what it takes and answers, then: npm run generate`,
      'Rules go into a service or policy, statements into a repository; a body needs a row in tests/contract/isolation.bodies.ts, an export x-audit.',
      `A page asks it by a query or call in packages/api/src/. Then: npx vitest run --root tests contract`,
    ];
  },
};

function wanted(value: string | undefined, name: string): string {
  if (!value || !/^[a-z][\w-]*$/.test(value)) throw new Error(`${name} is missing, or no name.`);
  return value;
}

function read(draft: Draft, root: string, { names, options }: Words, contract: string): Operation {
  const [word, method = '', path = ''] = names;
  const name = camelName(word, 'operation');
  if (!METHODS.includes(method)) throw new Error(`The method is one of ${METHODS.join(', ')}.`);
  if (!/^\/api(?:\/[\w.-]+|\/\{[a-z]\w*\})+$/.test(path))
    throw new Error('The path begins with /api, with parameters in braces: /api/class/v1/plans/{planId}.');
  const people = options.for ?? 'signed-in';
  if (!isPeople(people)) throw new Error(`--for is one of ${Object.keys(PEOPLE).join(', ')}.`);
  const known = globSync('openapi/paths/*.yaml', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  if (known.some((text) => new RegExp(`operationId: ${name.camel}\\b`).test(text)))
    throw new Error(`There is an operation ${name.camel} already.`);
  if (known.some((text) => text.includes(`\n${path}:\n`) || text.startsWith(`${path}:\n`)))
    throw new Error(`${path} is described already: write the other method beside it by hand.`);
  const tag =
    options.tag ?? (draft.has(contract) ? /tags: \[([\w-]+)\]/.exec(draft.read(contract))?.[1] : undefined);
  if (!tag) throw new Error(`--tag is missing: one of those of openapi/portal.yaml.`);
  if (!draft.read('openapi/portal.yaml').includes(`{ name: ${tag},`))
    throw new Error(`openapi/portal.yaml has no tag ${tag}.`);
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  return { name, method, path, parameters, people, tag };
}

const isPeople = (word: string): word is People => Object.hasOwn(PEOPLE, word);

function describeIt(draft: Draft, file: string, one: Operation): void {
  const text = description(one);
  if (draft.has(file)) draft.edit(file, (before) => `${before.trimEnd()}\n${text}`);
  else draft.create(file, text);
}

function description({ name, method, path, parameters, people, tag }: Operation): string {
  const isOpen = people === 'anybody';
  const lines = [
    `${path}:`,
    `  ${method.toLowerCase()}:`,
    `    operationId: ${name.camel}`,
    `    x-proof: ${isOpen ? 'none' : 'session'}`,
    `    tags: [${tag}]`,
    `    summary: ${name.words}`,
    ...(people === 'managers' ? ['    description: Needs MEMBER_MANAGEMENT.'] : []),
    `    security: ${isOpen ? '[]' : '[{ cookieAuth: [] }, { bearerAuth: [] }]'}`,
    '    parameters:',
    ...parameters.flatMap((parameter) => [
      `      - name: ${parameter}`,
      '        in: path',
      '        required: true',
      '        description: Which one.',
      '        schema: { $ref: ../components/common.yaml#/schemas/Id }',
      "        example: '1700000000000000001'",
    ]),
    ...(people === 'managers'
      ? ['      - { $ref: ../components/common.yaml#/parameters/TenantIdHeader }']
      : []),
    '      - { $ref: ../components/common.yaml#/parameters/Lang }',
    '    responses:',
    "      '200':",
    '        description: Success.',
    ...(method === 'GET'
      ? [
          '        x-data:',
          '          type: object',
          '          required: [items]',
          '          properties:',
          '            items: { type: array, maxItems: 100, items: { type: string, maxLength: 200 } }',
          '        x-example: { items: [First] }',
        ]
      : [
          '        content:',
          '          application/json:',
          '            schema: { $ref: ../components/common.yaml#/schemas/Success }',
          '            example: { code: 200, message: ok }',
        ]),
    ...(isOpen ? [] : ["      '403': { $ref: ../components/common.yaml#/responses/Forbidden }"]),
    ...(people === 'managers'
      ? ["      '404': { $ref: ../components/common.yaml#/responses/NotFound }"]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

const ANSWERS: Record<string, string> = { GET: 'ok({ items: [] })' };
const answer = (method: string): string =>
  ANSWERS[method] ?? "{ status: 200, body: { code: 200, message: 'ok' } }";

function handler({ name, method, people }: Operation): string {
  const taken = { anybody: '', 'signed-in': '{ context }', managers: '{ headers, context }' }[people];
  const asked = {
    anybody: '',
    'signed-in': 'requireViewer(context);',
    managers: "authorize(requireViewer(context), 'MEMBER_MANAGEMENT', String(headers.tenantid));",
  }[people];
  return `    ${name.camel}: (${taken}) => {\n      ${asked}\n      return ${answer(method)};\n    },\n`;
}

function withImports(text: string, { method, people }: Operation): string {
  let all = text;
  if (people === 'managers') all = withImport(all, 'authorize', '../../core/acl/authorize.ts');
  if (people !== 'anybody') all = withImport(all, 'requireViewer', '../../http/context.ts');
  return method === 'GET' ? withImport(all, 'ok', '../../contract/handlers.ts') : all;
}

/** Adds a handler to the first function of a file that gives some. @throws {Error} where it is written otherwise */
export function withHandler(text: string, one: Operation): string {
  const given = /Pick<\s*Handlers,\s*([^>]+?)\s*>\s*(=> \()?/.exec(text);
  if (!given)
    throw new Error('The handlers are not typed as Pick<Handlers, …>: name another file by --handlers.');
  const [whole, names = ''] = given;
  const begin = given.index + whole.length;
  const isArrow = whole.endsWith('=> (');
  const opening = isArrow ? begin : text.indexOf('\n  return {\n', begin);
  const end = text.indexOf(isArrow ? '\n});' : '\n  };\n}', opening);
  if (opening < 0 || end < 0)
    throw new Error('The handlers are not returned as one object: write it by hand.');
  const withBody = `${text.slice(0, end + 1)}${handler(one)}${text.slice(end + 1)}`;
  const id = `'${one.name.camel}'`;
  const typed = /^\w+$/.test(names)
    ? withBody.replace(new RegExp(`(\\ntype ${names} =[^;]+);`), (_all, type: string) => `${type} | ${id};`)
    : withBody.replace(whole, () => whole.replace(names, `${names} | ${id}`));
  if (typed === withBody) throw new Error(`The type ${names} is not found: write it by hand.`);
  return withImports(typed, one);
}

function createModule(draft: Draft, folder: string, module: string, one: Operation): void {
  const camel = module.replaceAll(/-([a-z\d])/g, (_all, letter: string) => letter.toUpperCase());
  draft.create(
    `${folder}/module.ts`,
    `import type { Module } from '../../core/module.ts';
import { ${camel}Handlers } from './${module}.handlers.ts';

/** Says in one sentence what it is for. */
export const module: Module = {
  build: () => ({ handlers: ${camel}Handlers() }),
};
`,
  );
  draft.create(
    `${folder}/${module}.handlers.ts`,
    withImports(
      `import type { Handlers } from '../../contract/handlers.ts';

/** Says in one sentence what it is for. */
export function ${camel}Handlers(): Pick<Handlers, '${one.name.camel}'> {
  return {
${handler(one)}  };
}
`,
      one,
    ),
  );
}

function test({ method, path, parameters, people }: Operation): string {
  const address = parameters.reduce(
    (all, parameter) => all.replace(`{${parameter}}`, '1700000000000000001'),
    path,
  );
  const isOpen = people === 'anybody';
  const isManaged = people === 'managers';
  const options = isManaged
    ? '{ token: admin.token, headers: { tenantId: SCHOOL.open } }'
    : '{ token: person.token }';
  return `import { expect, it } from 'vitest';
import { ${isManaged ? 'SCHOOL, ' : ''}useTestApp } from '../../testing/test-app.ts';
${isOpen ? '' : "import { makePerson } from '../class/class.fixtures.ts';\n"}
const test = useTestApp();
const ADDRESS = '${address}';

it('answers ${isOpen ? 'anybody' : isManaged ? 'those who run the school' : 'who is signed in'}', async () => {
${isOpen ? '' : isManaged ? "  const admin = await makePerson(test, 'admin');\n" : '  const person = await makePerson(test);\n'}  const { statusCode, body } = await test.call('${method}', ADDRESS${isOpen ? '' : `, ${options}`});
  expect(statusCode, body).toBe(200);
});
${
  isOpen
    ? ''
    : `
it('refuses visitors', async () => {
  const { statusCode } = await test.call('${method}', ADDRESS${isManaged ? ', { headers: { tenantId: SCHOOL.open } }' : ''});
  expect(statusCode).toBe(401);
});
`
}${
    isManaged
      ? `
it('refuses members', async () => {
  const { token } = await makePerson(test, 'member');
  const { statusCode } = await test.call('${method}', ADDRESS, { token, headers: { tenantId: SCHOOL.open } });
  expect(statusCode).toBe(403);
});
`
      : ''
  }`;
}
