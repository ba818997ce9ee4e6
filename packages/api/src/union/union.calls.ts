import { type Api, type In, unwrap } from '../query.ts';
import type { OpenUnion, SchoolUnions, UnionTerms, LocalizedTitle } from '../schema.gen.ts';

/** What a union is called and what its schools agree to. */
export interface UnionTexts {
  name: LocalizedTitle;
  terms: UnionTerms;
  isListed: boolean;
}

/** The calls by which a school changes where it stands in unions. Each answers where it stands then. */
export function unionCalls(api: Api, { schoolId, lang }: In<{ schoolId: string }>) {
  const inSchool = { header: { tenantId: schoolId }, query: { 'sxz-lang': lang } };
  const of = <Path extends object>(path: Path) => ({ params: { ...inSchool, path } });
  const { client } = api;
  return {
    /** @throws ApiProblem CONFLICT, VALIDATION_FAILED and the shared codes. */
    found: (body: UnionTexts): Promise<SchoolUnions> =>
      unwrap(client.POST('/api/school/unions', { params: inSchool, body })),
    /** @throws ApiProblem VERSION_CONFLICT, VALIDATION_FAILED and the shared codes. */
    save: (unionId: string, body: UnionTexts & { version: number }): Promise<SchoolUnions> =>
      unwrap(client.PUT('/api/school/unions/{unionId}', { ...of({ unionId }), body })),
    end: (unionId: string): Promise<SchoolUnions> =>
      unwrap(client.DELETE('/api/school/unions/{unionId}', of({ unionId }))),
    handOver: (unionId: string, leaderId: string): Promise<SchoolUnions> =>
      unwrap(
        client.PUT('/api/school/unions/{unionId}/leader', {
          ...of({ unionId }),
          body: { schoolId: leaderId },
        }),
      ),
    /** @throws ApiProblem VERSION_CONFLICT where the terms have changed. */
    agree: ({ unionId, termsVersion }: Pick<OpenUnion, 'unionId' | 'termsVersion'>): Promise<SchoolUnions> =>
      unwrap(
        client.PUT('/api/school/unions/{unionId}/membership', { ...of({ unionId }), body: { termsVersion } }),
      ),
    /** Leaves, or removes another school. */
    remove: (unionId: string, memberSchoolId: string): Promise<SchoolUnions> =>
      unwrap(
        client.DELETE(
          '/api/school/unions/{unionId}/schools/{memberSchoolId}',
          of({ unionId, memberSchoolId }),
        ),
      ),
    /** Invites, or accepts a request. */
    accept: (unionId: string, memberSchoolId: string): Promise<SchoolUnions> =>
      unwrap(
        client.PUT(
          '/api/school/unions/{unionId}/candidates/{memberSchoolId}',
          of({ unionId, memberSchoolId }),
        ),
      ),
    /** Takes back or declines. */
    drop: (unionId: string, memberSchoolId: string): Promise<SchoolUnions> =>
      unwrap(
        client.DELETE(
          '/api/school/unions/{unionId}/candidates/{memberSchoolId}',
          of({ unionId, memberSchoolId }),
        ),
      ),
    /** @throws ApiProblem SCHOOL_CLOSED where the school is not open. */
    share: (unionId: string, resourceId: string): Promise<SchoolUnions> =>
      unwrap(client.PUT('/api/school/unions/{unionId}/shares/{resourceId}', of({ unionId, resourceId }))),
    takeBack: (unionId: string, resourceId: string): Promise<SchoolUnions> =>
      unwrap(client.DELETE('/api/school/unions/{unionId}/shares/{resourceId}', of({ unionId, resourceId }))),
  };
}

export type UnionCalls = ReturnType<typeof unionCalls>;
