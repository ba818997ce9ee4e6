import { SCHOOL, type TestApp } from '../../testing/test-app.ts';

const ADD = '/api/school/feedback/addFeedback';
export const COMPLAIN = '/api/school/feedback/addComplaint';
export const LIST = '/api/portal/api/v1/portal/feedback';

const entity = (more: object = {}) => ({
  feedbackType: 1,
  feedbackContent: 'The video stops.',
  picUrl: '',
  allowContact: 1,
  tenantId: SCHOOL.open,
  schoolName: 'Stoa',
  userName: 'Somebody',
  clientType: '1',
  ...more,
});
export const complaint = (more: object = {}) => ({
  tenantId: SCHOOL.open,
  complaintType: 'copyright',
  content: 'This copies our book.',
  picUrl: '',
  allowContact: 0,
  ...more,
});

/** How the tests of a file write feedback, list it and read it. */
export function feedbackCalls(test: TestApp) {
  const add = (token: string | undefined, more: object = {}, headers: Record<string, string> = {}) =>
    test.call('POST', ADD, { token, json: entity(more), headers });
  const list = async (token: string, query: Record<string, string> = {}) =>
    (
      await test.call('GET', `${LIST}?${new URLSearchParams({ tenantId: SCHOOL.open, ...query })}`, { token })
    ).json();
  const read = (token: string, id: string, schoolId?: string) =>
    test.call('GET', `${LIST}/${id}`, { token, ...(schoolId ? { headers: { tenantid: schoolId } } : {}) });
  return { add, list, read };
}
