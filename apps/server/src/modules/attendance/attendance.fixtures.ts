import type { AttendanceMethod, UploadUrl } from '@stoa/api/schema';
import { SCHOOL, type TestApp } from '../../testing/test-app.ts';
import { makeClass, type ClassOptions, type Someone } from '../class/class.fixtures.ts';
import { askAddress, confirmUpload, putBytes } from '../uploads/uploads.fixtures.ts';

const BASE = '/api/manager/v1/class';
const MINUTE_MS = 60_000;

/** An instant so many minutes from now. */
export const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * MINUTE_MS).toISOString();

/** An attendance as it is given: open for ten minutes more, late in five. */
export const planOf = (more: object = {}) => ({
  title: 'Meeting 3',
  opensAt: inMinutes(-5),
  lateFrom: inMinutes(5),
  closesAt: inMinutes(10),
  method: 'button' as AttendanceMethod,
  ...more,
});

/** Makes a class with these people in it. @returns its id */
export async function makeClassOf(
  test: TestApp,
  learners: readonly Someone[],
  options: ClassOptions = {},
): Promise<string> {
  const schoolId = options.schoolId ?? SCHOOL.open;
  const { id } = await makeClass(test, options);
  if (learners.length > 0)
    await test.database.write({ schoolId }, (tx) =>
      tx
        .insertInto('enrollment')
        .values(learners.map((one) => ({ class_id: id, school_id: schoolId, account_id: one.id })))
        .execute(),
    );
  return id;
}

/** How the tests of a file make attendances, check in and correct. No call names the school unless it has to. */
export function attendanceCalls(test: TestApp, school: string = SCHOOL.open) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    who: Someone | undefined,
    json?: object,
    headers: Record<string, string> = {},
  ) => test.call(method, `${BASE}${path}`, { token: who?.token, headers, ...(json ? { json } : {}) });
  const named = { tenantid: school };
  const create = (who: Someone, classId: string, plan: object = planOf(), headers = {}) =>
    call('POST', '/attendances', who, { classId, ...plan }, { ...named, ...headers });
  return {
    create,
    make: async (who: Someone, classId: string, plan: object = {}): Promise<string> => {
      const answer = await create(who, classId, planOf(plan));
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().data.id as string;
    },
    list: (who: Someone | undefined, classId: string, query = '') =>
      call('GET', `/attendances?classId=${classId}${query}`, who, undefined, named),
    read: (who: Someone, id: string) => call('GET', `/attendances/${id}`, who),
    change: (who: Someone, id: string, plan: object) => call('PUT', `/attendances/${id}`, who, plan),
    remove: (who: Someone, id: string) => call('DELETE', `/attendances/${id}`, who),
    code: (who: Someone, id: string) => call('GET', `/attendances/${id}/code`, who),
    checkIn: (who: Someone, id: string, code?: string) =>
      call('POST', `/attendances/${id}/check-in`, who, code === undefined ? {} : { code }),
    records: (who: Someone, id: string, query = '') => call('GET', `/attendances/${id}/records${query}`, who),
    save: (who: Someone, id: string, records: object[]) =>
      call('PUT', `/attendances/${id}/records`, who, { records }),
    changes: (who: Someone, id: string) => call('GET', `/attendances/${id}/changes`, who),
    csv: (who: Someone, id: string) => call('GET', `/attendances/${id}/records.csv`, who),
    attachments: (who: Someone, attendanceId: string, page: object = {}) =>
      call('POST', '/attendance-attachments/batch-query', who, { attendanceId, ...page }),
    attach: (who: Someone, attendanceId: string, uuid: string, more: object = {}) =>
      call('POST', '/attendance-attachments', who, {
        attendanceId,
        attachmentType: 'image',
        uuid,
        name: 'letter.png',
        ...more,
      }),
    detach: (who: Someone, id: string) => call('DELETE', `/attendance-attachments/${id}`, who),
  };
}

/** A document of one empty page. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const box = (name: string, content = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};
/** Boxes of a film without pictures. */
export const MP4 = Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov'), box('mdat')]);

/** Sends a file as what it is said to be. @returns its upload, and the status of the answer to its bytes */
export async function sendFile(
  test: TestApp,
  who: Someone,
  { fileName, contentType, bytes }: { fileName: string; contentType: string; bytes: Buffer },
) {
  const asked = await askAddress(test, who.token, { fileName, contentType, size: bytes.length });
  if (asked.statusCode !== 200) throw new Error(asked.body);
  const { data } = asked.json() as UploadUrl;
  const { status, body } = await putBytes(test, data, bytes);
  if (status === 200) await confirmUpload(test, who.token, data.id);
  return { id: data.id, status, body };
}
