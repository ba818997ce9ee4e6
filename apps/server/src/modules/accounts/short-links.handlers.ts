import { randomBytes } from 'node:crypto';
import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { isSafePath } from '../../http/safe-path.ts';
import type { Services } from '../../core/services.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { addShortLink, findShortLink } from './short-links.repository.ts';

const TTL_MS = 30 * 86_400_000;
const PER_PERSON: Limit = { limit: 60, windowSeconds: 3600 };
const PREFIX = '/s/';
const CODE = /^[\w-]{10}$/;

/** Short addresses of this portal: made by people, told to anybody, never fetched. */
export function shortLinkHandlers({
  database,
  clock,
  config,
}: Services): Pick<Handlers, 'decodeUrl' | 'createShortLink'> {
  return {
    decodeUrl: async ({ body }) => {
      const path = pathOf(body.url.trim(), config.publicUrl);
      if (path === undefined) throw new Problem('REDIRECT_NOT_ALLOWED');
      const code = path.startsWith(PREFIX) ? path.slice(PREFIX.length).split(/[?#]/, 1)[0] : undefined;
      if (code === undefined) return ok({ targetUrl: path });
      const link = CODE.test(code)
        ? await database.read({}, (tx) => findShortLink(tx, code, clock.now()))
        : undefined;
      if (!link) throw new Problem('NOT_FOUND');
      return ok({ targetUrl: link.target });
    },
    createShortLink: async ({ body, context }) => {
      const { accountId } = requireViewer(context);
      const target = pathOf(body.url.trim(), config.publicUrl);
      if (target === undefined || target.startsWith(PREFIX)) throw new Problem('REDIRECT_NOT_ALLOWED');
      const now = clock.now();
      const code = randomBytes(8).toString('base64url').slice(0, 10);
      const expiresAt = new Date(now.getTime() + TTL_MS);
      const refused = await database.write({ accountId }, async (tx) => {
        const state = await count(tx, `short-link:${accountId}`, PER_PERSON, now);
        if (state.count > PER_PERSON.limit)
          return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
        await addShortLink(tx, accountId, code, target, now, expiresAt);
        return undefined;
      });
      if (refused) throw refused;
      return ok({ url: `${config.publicUrl}${PREFIX}${code}`, expiresAt: expiresAt.toISOString() });
    },
  };
}

/** The path of an address of this portal, of a path, or of a code alone; undefined for everything else. */
function pathOf(url: string, publicUrl: string): string | undefined {
  if (CODE.test(url)) return PREFIX + url;
  const path = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  return isSafePath(path) ? path : undefined;
}
