import { type Contract, listOperations } from './assemble.ts';

/** What each proof asks of the caller, the weakest first. */
const PROOFS = {
  none: 'Nothing: visitors are answered.',
  session:
    'Any signed-in person, also one for whom only a school’s own sign-in service vouched. Such a session is good for that school alone: where another one is named it is refused, or taken for a visitor’s.',
  'own-session': 'A sign-in to the account itself. Else 403 `OWN_SESSION_REQUIRED`.',
  recent:
    'Such a sign-in, and a proof of the person in the last ten minutes. Else 403 `REAUTHENTICATION_REQUIRED`.',
  'second-factor':
    'The same, by a second factor where the account has one. Else 403 `REAUTHENTICATION_REQUIRED`, reason `SECOND_FACTOR`.',
} as const;

/**
 * The page that lists which proof each operation requires, as Markdown that the formatter leaves as it is.
 * @throws Error for an operation without one
 */
export function proofsPage(contract: Contract): string {
  const operations = listOperations(contract);
  const unknown = operations.filter(({ proof }) => !Object.hasOwn(PROOFS, proof));
  if (unknown.length > 0)
    throw new Error(`No x-proof: ${unknown.map(({ operationId }) => operationId).join(', ')}`);
  const sections = Object.entries(PROOFS).map(([proof, meaning]) => {
    const rows = operations
      .filter((operation) => operation.proof === proof && !operation.planned)
      .map(
        ({ operationId, method, path }) =>
          [`\`${operationId}\``, `\`${method.toUpperCase()} ${path}\``] as const,
      );
    return `## ${proof}\n\n${meaning}\n\n${table([['Operation', 'Address'], ...rows])}`;
  });
  return [
    '# Which proof each operation requires',
    'Written by `npm run generate` from `x-proof` in `openapi/paths/`; the server enforces it before the handler (`apps/server/src/contract/proof.ts`), and `tests/contract/proofs.test.ts` tries every operation with every weaker proof. Served operations only.',
    ...sections,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function table(rows: readonly (readonly [string, string])[]): string {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head, ...rest] = rows.map(line);
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest].join('\n');
}
