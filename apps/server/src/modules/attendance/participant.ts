import type { Services } from '../../core/services.ts';
import { invalid } from '../../core/text/texts.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Participant } from './attendance.service.ts';

/** Who sends a request about a school. @throws {Problem} UNAUTHENTICATED, NOT_FOUND for who is signed in for another school */
export function participant(
  { clock }: Pick<Services, 'clock'>,
  context: RequestContext,
  schoolId: string,
): Participant {
  const viewer = requireViewer(context);
  if ((viewer.boundSchool ?? schoolId) !== schoolId) throw new Problem('NOT_FOUND');
  return { schoolId, accountId: viewer.accountId, viewer, language: context.language, now: clock.now() };
}

/** The school that a request names, or the only one of the person. @throws {Problem} UNAUTHENTICATED, VALIDATION_FAILED */
export function namedSchool(context: RequestContext, named: string | undefined): string {
  const viewer = requireViewer(context);
  const [first, ...more] = viewer.roles.keys();
  if (named !== undefined) return named;
  if (first === undefined || more.length > 0)
    throw invalid('header/tenantId', 'required', 'must name the school');
  return first;
}
