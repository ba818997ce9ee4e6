import { describe, expect, it, test } from 'vitest';
import type { RequestContext, Viewer } from '../../http/context.ts';
import { AFTER, BEFORE, NOW, person, refusal, SCHOOL } from '../../testing/policy.fixtures.ts';
import { denialOf, phaseOf, requireAnswerable, surveyMaker, type Terms } from './survey.policy.ts';

type Content = Terms['content'];
const terms = (more: Partial<Omit<Terms, 'content'>> = {}, content: Partial<Content> = {}): Terms => ({
  status: 'open',
  answered: false,
  ...more,
  content: { opensAt: null, closesAt: null, answeredBy: 'person', ...content } as Content,
});

describe('who makes surveys (R29)', () => {
  const ask = (viewer: Viewer | undefined) => surveyMaker({ viewer } as RequestContext, { tenantid: SCHOOL });
  it('is who teaches for their own, and who runs the school for all', () => {
    expect(ask(person('teacher'))).toEqual({ schoolId: SCHOOL, accountId: '1', author: '1' });
    expect(ask(person('admin'))).toEqual({ schoolId: SCHOOL, accountId: '1', author: undefined });
    expect(ask(person('owner')).author).toBeUndefined();
  });
  it('is nobody else', () => {
    expect(refusal(() => ask(undefined))?.[0]).toBe('UNAUTHENTICATED');
    expect(refusal(() => ask(person('member')))?.[0]).toBe('FORBIDDEN');
    expect(refusal(() => ask(person()))?.[0]).toBe('NOT_FOUND');
  });
});

const iso = (date: Date) => date.toISOString();
test.each<[string, Terms, Viewer | undefined, 1 | 2 | 3, string | null, string | undefined]>([
  ['that runs', terms(), person(), 2, null, undefined],
  ['that was closed', terms({ status: 'closed' }), person(), 3, 'CLOSED', 'SURVEY_CLOSED'],
  ['that closes now', terms({}, { closesAt: iso(NOW) }), person(), 3, 'CLOSED', 'SURVEY_CLOSED'],
  ['that closes in a moment', terms({}, { closesAt: iso(AFTER) }), person(), 2, null, undefined],
  ['that opens in a moment', terms({}, { opensAt: iso(AFTER) }), person(), 1, 'NOT_OPEN', 'SURVEY_CLOSED'],
  ['that opens now', terms({}, { opensAt: iso(NOW) }), person(), 2, null, undefined],
  ['that opened before', terms({}, { opensAt: iso(BEFORE) }), person(), 2, null, undefined],
  ['that was answered', terms({ answered: true }), person(), 2, 'ANSWERED', 'SURVEY_ANSWERED'],
  [
    'that was answered and closed',
    terms({ answered: true, status: 'closed' }),
    person(),
    3,
    'ANSWERED',
    'SURVEY_ANSWERED',
  ],
  ['of people, by nobody', terms(), undefined, 2, 'SIGN_IN', 'UNAUTHENTICATED'],
  [
    'of devices, by nobody',
    terms({}, { answeredBy: 'device' as Content['answeredBy'] }),
    undefined,
    2,
    null,
    undefined,
  ],
  [
    'of people that is closed, by nobody',
    terms({ status: 'closed' }),
    undefined,
    3,
    'CLOSED',
    'SURVEY_CLOSED',
  ],
])('a survey %s (R30)', (_, survey, viewer, phase, denial, code) => {
  expect([phaseOf(survey, NOW), denialOf(survey, viewer, NOW)]).toEqual([phase, denial]);
  expect(refusal(() => requireAnswerable(survey, viewer, NOW))?.[0]).toBe(code);
});
