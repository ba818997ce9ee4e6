import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../core/services.ts';
import type { Translations } from '../../database/tables.ts';
import { displayName } from '../../core/people/people.presenter.ts';
import { isId, ID_SOURCE } from '../../http/ids.ts';
import { Problem } from '../../http/problem.ts';
import { askedLanguage, type Language } from '../../i18n/languages.ts';
import { textIn, translate } from '../../i18n/translate.ts';
import { resourceUrl } from '../resources/resource-card.ts';
import {
  findListedSchool,
  findListedTitle,
  listNewestArticles,
  type ListedSchool,
} from './discovery.repository.ts';
import { ARTICLES, writeFeed } from './feed.ts';
import { LinkPictures } from './link-picture.ts';
import { sitemapService } from './sitemap.service.ts';
import { writeSitemap, writeSitemapIndex } from './sitemap.ts';

const FEED_ENTRIES = 50;
const CACHE_S = 3600;
const SITEMAP_NAME = new RegExp(`^(${ID_SOURCE})(?:-(pages|${ID_SOURCE}))?\\.xml$`);
const PICTURE_NAME = new RegExp(`^(school|${ID_SOURCE})\\.png$`);

/** Counted with pages: no limit of their own. */
const COUNTED = { config: { isFoundByPrograms: true } };

/** Serves what programs look for: all of it of schools that anybody may look into, as their visitors see them. */
export function serveDiscovery(app: FastifyInstance, services: Services): void {
  const { config, database, cache, clock, messages } = services;
  const origin = config.publicUrl;
  const sitemaps = sitemapService(services);
  const pictures = new LinkPictures();
  const send = (reply: FastifyReply, type: string) =>
    reply.type(type).header('cache-control', `public, max-age=${CACHE_S}`);
  const languageOf = (school: ListedSchool, query: unknown): Language =>
    askedLanguage(query) ?? school.default_language;

  app.get('/robots.txt', COUNTED, async (_request, reply) => {
    const schools = await sitemaps.schools();
    const lines = schools.map((id) => `Sitemap: ${origin}/sitemap-${id}.xml\n`);
    return send(reply, 'text/plain; charset=utf-8').send(`User-agent: *\nAllow: /\n\n${lines.join('')}`);
  });

  app.get<{ Params: { name: string } }>('/sitemap-:name', COUNTED, async (request, reply) => {
    const [, schoolId, start] = SITEMAP_NAME.exec(request.params.name) ?? [];
    if (schoolId === undefined) throw new Problem('NOT_FOUND');
    const found = await (start === undefined ? sitemaps.whole(schoolId) : sitemaps.part(schoolId, start));
    if (!found) throw new Problem('NOT_FOUND');
    const answer = send(reply, 'application/xml; charset=utf-8');
    return 'parts' in found
      ? answer.send(writeSitemapIndex(found.parts.map((part) => `${origin}/sitemap-${schoolId}-${part}.xml`)))
      : answer.send(Readable.from(writeSitemap(found.pages, { origin, languages: found.languages })));
  });

  app.get<{ Params: { schoolId: string } }>(
    '/portal/:schoolId/articles.xml',
    COUNTED,
    async (request, reply) => {
      const { schoolId } = request.params;
      if (!isId(schoolId)) throw new Problem('NOT_FOUND');
      const found = await cache.get(schoolId, 'feed', () =>
        database.read({ schoolId }, async (tx) => {
          const school = await findListedSchool(tx, schoolId);
          return school && { school, rows: await listNewestArticles(tx, FEED_ENTRIES, clock.now()) };
        }),
      );
      if (!found) throw new Problem('NOT_FOUND');
      const { school, rows } = found;
      const language = languageOf(school, request.query);
      const inLanguage = (path: string) => `${origin}${path}?sxz-lang=${language}`;
      const feed = writeFeed({
        title: messages.say(language, ARTICLES, {
          school: textIn(school.name, language, school.default_language),
        }),
        description: textIn(school.summary, language, school.default_language),
        language,
        address: inLanguage(`/portal/${schoolId}`),
        self: inLanguage(`/portal/${schoolId}/articles.xml`),
        entries: rows.map((row) => {
          const title = translate(row.title, language, school.default_language);
          return {
            id: `${origin}${resourceUrl(row)}`,
            title: title.text,
            summary: textIn(row.summary, title.language, school.default_language),
            address: inLanguage(resourceUrl(row)),
            author: displayName({ real_name: row.real_name ?? '', nick_name: row.nick_name ?? '' }),
            publishedAt: row.published_at ?? clock.now(),
          };
        }),
      });
      return send(reply, 'application/rss+xml; charset=utf-8').send(feed);
    },
  );

  app.get<{ Params: { schoolId: string; name: string } }>(
    '/link-pictures/:schoolId/:name',
    COUNTED,
    async (request, reply) => {
      const { schoolId } = request.params;
      const [, what] = PICTURE_NAME.exec(request.params.name) ?? [];
      if (!isId(schoolId) || what === undefined) throw new Problem('NOT_FOUND');
      const found = await cache.get(schoolId, `picture|${what}`, () =>
        database.read({ schoolId }, async (tx) => {
          const school = await findListedSchool(tx, schoolId);
          const title = what === 'school' ? school?.name : await findListedTitle(tx, what, clock.now());
          return school && title && { school, title };
        }),
      );
      if (!found) throw new Problem('NOT_FOUND');
      const { school, title } = found;
      const language = languageOf(school, request.query);
      const say = (texts: Translations) => textIn(texts, language, school.default_language);
      const { host } = new URL(origin);
      const name = say(school.name);
      const png = await pictures.of({
        school: name,
        ...(what === 'school'
          ? { head: host, title: name, foot: say(school.summary) }
          : { head: name, title: say(title), foot: host }),
        color: school.color,
        language,
      });
      return send(reply, 'image/png').send(png);
    },
  );
}
