// Fails where a file of the server imports what stands above it, modules import each other in a circle, or SQL stands
// outside of the repositories.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { findCircles, findKindBreaks, findLayerBreaks, findSql } from './layer-rules.ts';
import './portal-layers.ts';

const SERVER = join(import.meta.dirname, '../../apps/server/src');

/** Files whose statements have still to move into repositories. Nothing is added here. */
const SQL_TO_MOVE: readonly string[] = [
  'modules/mall/mall.handlers.ts',
  'modules/resources/resource-card.ts',
  'modules/resources/resource-detail.ts',
  'modules/resources/resource-filter.ts',
  'modules/resources/resources.handlers.ts',
  'modules/resources/visibility.ts',
];

const sources = new Map(
  globSync('**/*.ts', { cwd: SERVER })
    .map((path) => path.split(sep).join('/'))
    .sort()
    .map((path) => [path, readFileSync(join(SERVER, path), 'utf8')]),
);
const findings = [...findLayerBreaks(sources), ...findKindBreaks(sources), ...findSql(sources, SQL_TO_MOVE)];
for (const { file, message } of findings) console.error(`apps/server/src/${file} ${message}`);
const circles = findCircles(sources);
for (const circle of circles) console.error(`Modules import each other in a circle: ${circle.join(', ')}`);
if (findings.length + circles.length > 0) process.exitCode = 1;
