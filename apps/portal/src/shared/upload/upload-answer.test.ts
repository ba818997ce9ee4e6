import { expect, it } from 'vitest';
import { uploadProblem } from './upload-answer.ts';

const reported = (status: number, body: unknown) => {
  const problem = uploadProblem(status, typeof body === 'string' ? body : JSON.stringify(body));
  return problem && { code: problem.code, message: problem.message };
};

it.each([
  ['this server', 200, { code: 200, message: 'ok', data: { id: 'u' } }],
  ['an older server', 200, { resultCode: 20000, message: 'ok' }],
  ['an S3 store', 200, ''],
  ['this server, to a second try whose first one had arrived', 409, { code: 'CONFLICT', message: '' }],
])('bytes are there when %s says so (B045)', (_, status, body) => {
  expect(reported(status, body)).toBeUndefined();
});

it('901100007 shows the server’s message (B045)', () => {
  expect(
    reported(400, { resultCode: 901100007, message: 'This is no picture.', details: 'sniffed text/html' }),
  ).toEqual({
    code: 'REFUSED',
    message: 'This is no picture.',
  });
});

it('other failures show the details (B045)', () => {
  expect(reported(507, { resultCode: 901100008, message: 'failed', details: 'There is no room.' })).toEqual({
    code: 'UNEXPECTED_ANSWER',
    message: 'There is no room.',
  });
  expect(reported(400, { details: 'The name is too long.' })).toEqual({
    code: 'UNEXPECTED_ANSWER',
    message: 'The name is too long.',
  });
});

it('this server’s own refusals keep code and message (B045)', () => {
  expect(reported(403, { code: 'UPLOAD_EXPIRED', message: 'This upload address has expired.' })).toEqual({
    code: 'UPLOAD_EXPIRED',
    message: 'This upload address has expired.',
  });
});

it('a store that is away may be there a little later; one that refuses may not (TRUST F15)', () => {
  expect(reported(503, '<Error><Code>SlowDown</Code></Error>')?.code).toBe('SERVICE_UNAVAILABLE');
  expect(reported(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>')).toEqual({
    code: 'UNEXPECTED_ANSWER',
    message: '',
  });
});
