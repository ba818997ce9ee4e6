import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../http/context.ts';
import { toProblem } from '../http/errors.ts';
import type { Problem } from '../http/problem.ts';
import type { Language } from '../i18n/languages.ts';
import type { Modules } from '../modules/index.ts';
import { HandlerAsker, keyed, type Query } from './handler-asker.ts';
import { answersOf, settingsOf, type Answers } from './page-answers.ts';
import type { PageRoute } from './page-routes.ts';

/** What may be said of a failure; what may not is logged. A page is answered in any case. */
export function told(error: unknown, request: FastifyRequest): Problem {
  const problem = toProblem(error as Error);
  if (problem.status >= 500) request.log.error({ err: error }, 'a page could not be prepared');
  return problem;
}

export const failed = (problem: Problem): Answers => ({
  queries: [],
  head: {},
  status: problem.status === 401 ? 403 : problem.status,
});

/** What the server sends with a page, under the keys that the portal asks by. */
export class PageLoader {
  readonly #modules: Modules;
  readonly #asker: HandlerAsker;
  readonly #request: FastifyRequest;

  constructor(modules: Modules, viewer: Viewer | undefined, request: FastifyRequest) {
    this.#modules = modules;
    this.#asker = new HandlerAsker(modules, viewer, request);
    this.#request = request;
  }

  async frame(schoolId: string, choose: (setting: Language) => Language) {
    try {
      const setting = await this.#modules.defaultLanguageOf(schoolId);
      const language = choose(setting);
      const query = { schoolId, 'sxz-lang': language };
      const body = await this.#asker.ask('getPortalFrame', { query }, language);
      const { school, languages } = (
        body as {
          data: {
            school: { id: string; parentId: string | null; name: string; summary: string; color: string };
            languages: { code: Language }[];
          };
        }
      ).data;
      return {
        language,
        problem: undefined,
        data: {
          id: school.id,
          parentId: school.parentId,
          name: school.name,
          summary: school.summary,
          color: school.color,
          languages: languages.map(({ code }) => code),
          query: keyed('/api/portal/api/v1/portal/open/frame', { query }, body),
        },
      };
    } catch (error) {
      return { language: undefined, problem: told(error, this.#request), data: undefined };
    }
  }

  async me(language: Language): Promise<Query[]> {
    const query = { 'sxz-lang': language };
    const body = await this.#asker.ask('getMe', { query }, language).catch(() => undefined);
    return body ? [keyed('/api/accounts/users/me', { query }, body)] : [];
  }

  async page(
    route: PageRoute,
    params: Record<string, string>,
    url: URL,
    language: Language,
  ): Promise<Answers> {
    try {
      return await answersOf(this.#asker, { page: route.page, params, url, language });
    } catch (error) {
      return failed(told(error, this.#request));
    }
  }

  settings(schoolId: string | undefined, language: Language): Promise<Query[]> {
    return settingsOf(this.#asker, schoolId, language);
  }
}
