// Writes one machine's chart to the standard output: npm run --silent machines:export -- login --format svg > login.svg
import { parseArgs } from 'node:util';
import { CATALOGUE } from '@stoa/machines/catalogue';
import { chartOf } from '../../apps/statecharts/src/engine/model/chart-of.ts';
import { FORMATS } from './formats.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { format: { type: 'string', default: 'mermaid' } },
});
const entry = CATALOGUE.find(({ id }) => id === positionals[0]);
const write = FORMATS[values.format];
if (entry === undefined || write === undefined) {
  console.error(
    `Say which machine and what as: machines:export -- <id> --format ${Object.keys(FORMATS).join('|')}\n` +
      `The machines: ${CATALOGUE.map(({ id }) => id).join(', ')}`,
  );
  process.exit(2);
}
process.stdout.write(await write(chartOf(entry)));
