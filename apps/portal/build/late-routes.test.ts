import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { splitTree } from './late-routes.ts';

const parse = (code: string) => parseAst(code, { lang: 'ts' });
const TREE = readFileSync(join(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8');
const importsOf = (code: string) => [...code.matchAll(/'\.\.?\/routes\/([^']+)'/g)].map(([, file]) => file);

describe('the split of the route tree', () => {
  const { early, late } = splitTree(TREE, parse);

  it('leaves every route in exactly one of both, and the root in both', () => {
    expect([...importsOf(early), ...importsOf(late)].toSorted()).toEqual(
      [...importsOf(TREE), '__root'].toSorted(),
    );
  });

  it('leaves what visitors of a school open in the first load', () => {
    expect(importsOf(early)).toEqual(
      expect.arrayContaining(['__root', 'index', '$', 'portal.$schoolId.index', 'personSpace.$schoolId']),
    );
    expect(importsOf(early).filter((file) => /^(manage|account|register|order|o3)/.test(file ?? ''))).toEqual(
      [],
    );
  });

  it('keeps the children of a layout with it', () => {
    const tree = [
      "import { Route as rootRouteImport } from './routes/__root'",
      "import { Route as ManageRouteImport } from './routes/manage.$schoolId'",
      "import { Route as MailsRouteImport } from './routes/manage.$schoolId.mails'",
      "import { Route as PortalRouteImport } from './routes/portal.$schoolId'",
      'const ManageRoute = ManageRouteImport.update({ getParentRoute: () => rootRouteImport } as any)',
      'const MailsRoute = MailsRouteImport.update({ getParentRoute: () => ManageRoute } as any)',
      'const PortalRoute = PortalRouteImport.update({ getParentRoute: () => rootRouteImport } as any)',
      'const ManageRouteChildren: Children = { MailsRoute: MailsRoute }',
      'const ManageRouteWithChildren = ManageRoute._addFileChildren(ManageRouteChildren)',
      'const rootRouteChildren: RootRouteChildren = {',
      '  ManageRoute: ManageRouteWithChildren,',
      '  PortalRoute: PortalRoute,',
      '}',
    ].join('\n');
    const parts = splitTree(tree, parse);
    expect(parts.early.replaceAll(/\s+/g, ' ')).toContain('= { PortalRoute: PortalRoute, }');
    expect(parts.early).not.toMatch(/Manage|Mails/);
    expect(parts.late).toContain('lateRoutes = { ManageRoute: ManageRouteWithChildren }');
    expect(parts.late).not.toContain('Portal');
  });
});
