import { SCHOOL, type TestApp } from '../../testing/test-app.ts';
import { liveCalls } from './live.fixtures.ts';

/** Calls about questions and polls of sessions of a school. */
export function activityCalls(test: TestApp, schoolId: string = SCHOOL.open) {
  const headers = { tenantid: schoolId };
  const { at } = liveCalls(test, schoolId);
  const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, token: string | undefined, json?: object) =>
    test.call(method, url, { token, headers, ...(json ? { json } : {}) });
  const list = (what: string) => (token: string | undefined, id: string) =>
    test.call('GET', `${at(id, `/${what}`)}?schoolId=${schoolId}`, { token });
  return {
    questions: list('questions'),
    ask: (token: string | undefined, id: string, text: string, clientId: string = crypto.randomUUID()) =>
      call('POST', at(id, '/questions'), token, { text, clientId }),
    voteFor: (token: string | undefined, id: string, questionId: string, voted = true) =>
      call('PUT', at(id, `/questions/${questionId}/vote`), token, { voted }),
    mark: (token: string, id: string, questionId: string, state: string) =>
      call('PUT', at(id, `/questions/${questionId}/state`), token, { state }),
    polls: list('polls'),
    prepare: (token: string, id: string, poll: object = {}, clientId: string = crypto.randomUUID()) =>
      call('POST', at(id, '/polls'), token, { ...pollInput(), ...poll, clientId }),
    changePoll: (token: string, id: string, pollId: string, poll: object = {}) =>
      call('PUT', at(id, `/polls/${pollId}`), token, { ...pollInput(), ...poll }),
    removePoll: (token: string, id: string, pollId: string) =>
      call('DELETE', at(id, `/polls/${pollId}`), token),
    set: (token: string, id: string, pollId: string, state: 'open' | 'closed', isShared = false) =>
      call('PUT', at(id, `/polls/${pollId}/state`), token, { state, isShared }),
    choose: (token: string | undefined, id: string, pollId: string, choices: number[]) =>
      call('PUT', at(id, `/polls/${pollId}/vote`), token, { choices }),
  };
}

const pollInput = () => ({
  question: { en_US: 'Which risk do you know best?', de_DE: 'Welches Risiko kennen Sie am besten?' },
  options: [{ en_US: 'Costs', de_DE: 'Kosten' }, { en_US: 'Dates' }, { en_US: 'People' }],
  isMultiple: false,
});
