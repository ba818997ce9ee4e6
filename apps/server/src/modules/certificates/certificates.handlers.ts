import { ok, type Handlers } from '../../contract/handlers.ts';
import { pageOf } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { wordingOf } from '../../core/schools/caller.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { authorize } from '../../core/acl/authorize.ts';
import type { Services } from '../../core/services.ts';
import { invalid } from '../../core/text/texts.ts';
import { textIn } from '../../i18n/translate.ts';
import { requireManager, standingOf } from '../attendance/attendance.policy.ts';
import { classTitleIn } from '../attendance/attendance.presenter.ts';
import { findPlace } from '../attendance/attendance.repository.ts';
import { participant } from '../attendance/participant.ts';
import type { Participant } from '../attendance/attendance.service.ts';
import { presentCertificate, presentManaged } from './certificates.presenter.ts';
import {
  findByCode,
  findExam,
  findManaged,
  givesCertificate,
  listOfSubject,
  listOwn,
  setRestored,
  setRevoked,
} from './certificates.repository.ts';

type CertificateOperations =
  | 'listMyCertificates'
  | 'getCertificate'
  | 'listClassCertificates'
  | 'listExamCertificates'
  | 'revokeCertificate'
  | 'restoreCertificate';

/** @throws {Problem} NOT_FOUND, FORBIDDEN for who does not look after the class */
async function openManaged(tx: Transaction, classId: string, who: Participant) {
  const school = await findSchool(tx, who.schoolId);
  const place = await findPlace(tx, classId, who.accountId, who.now);
  requireManager(standingOf(place, who.viewer));
  return { place, wording: wordingOf(school, who) };
}

/**
 * An exam, for those who grade it: teachers their own, those who run the school everybody’s.
 * @throws {Problem} FORBIDDEN, NOT_FOUND also for another teacher’s exam
 */
async function openExam(tx: Transaction, examId: string, { viewer, schoolId, accountId }: Participant) {
  const role = authorize(viewer, 'EXAM_GRADING', schoolId);
  const exam = await findExam(tx, examId, role === 'teacher' ? accountId : undefined);
  if (!exam) throw new Problem('NOT_FOUND');
  return exam;
}

/** Certificates: one’s own, the public check, and those of a class or an exam. */
export function certificateHandlers(services: Services): Pick<Handlers, CertificateOperations> {
  const { database, messages } = services;
  const inSchool = (context: RequestContext, headers: Record<string, string | undefined>) =>
    participant(services, context, String(headers.tenantid));
  /** Changes a certificate of a class or an exam that the person looks after. */
  const change = (id: string, who: Participant, work: (tx: Transaction) => Promise<void>) =>
    database.write(who, async (tx) => {
      const { subject } = await findManaged(tx, id);
      if (subject.kind === 'class') await openManaged(tx, subject.id, who);
      else await openExam(tx, subject.id, who);
      await work(tx);
      return presentManaged(await findManaged(tx, id));
    });
  return {
    listMyCertificates: async ({ query, context }) => {
      const { accountId } = requireViewer(context);
      const { page, asked } = pageOf(query);
      return ok(
        await database.read({ accountId }, async (tx) => {
          const { rows, total } = await listOwn(tx, accountId, page);
          return {
            items: rows.map((row) => presentCertificate(row, context.language, messages)),
            total,
            ...asked,
          };
        }),
      );
    },
    getCertificate: async ({ path: { certificateCode: code }, context }) => {
      const row = await database.read({}, (tx) => findByCode(tx, code));
      if (!row) throw new Problem('NOT_FOUND');
      // Asked about anew every time: what was revoked must not be shown as valid from a cache.
      return ok(presentCertificate(row, context.language, messages), 'revalidate');
    },
    listClassCertificates: async ({ query, headers, context }) => {
      const who = inSchool(context, headers);
      const { page, asked } = pageOf(query);
      return ok(
        await database.read(who, async (tx) => {
          const { place, wording } = await openManaged(tx, query.classId, who);
          const { rows, ...list } = await listOfSubject(tx, { kind: 'class', id: query.classId }, page);
          return {
            classTitle: classTitleIn(place, wording),
            givesCertificate: await givesCertificate(tx, query.classId),
            items: rows.map(presentManaged),
            ...list,
            ...asked,
          };
        }),
      );
    },
    listExamCertificates: async ({ path: { examId }, query, headers, context }) => {
      const who = inSchool(context, headers);
      authorize(who.viewer, 'EXAM_GRADING', who.schoolId);
      const { page, asked } = pageOf(query);
      return ok(
        await database.read(who, async (tx) => {
          const exam = await openExam(tx, examId, who);
          const school = await findSchool(tx, who.schoolId);
          const { language, schoolDefault } = wordingOf(school, who);
          const { rows, ...list } = await listOfSubject(tx, { kind: 'exam', id: examId }, page);
          return {
            examTitle: textIn(exam.title, language, schoolDefault),
            givesCertificate: exam.gives_certificate,
            items: rows.map(presentManaged),
            ...list,
            ...asked,
          };
        }),
      );
    },
    revokeCertificate: async ({ path, body, headers, context }) => {
      const who = inSchool(context, headers);
      const reason = body.reason.trim();
      if (reason === '') throw invalid('body/reason', 'minLength', 'must have a character that is no space');
      return ok(
        await change(path.certificateId, who, (tx) =>
          setRevoked(tx, path.certificateId, { by: who.accountId, reason, now: who.now }),
        ),
      );
    },
    restoreCertificate: async ({ path, headers, context }) =>
      ok(
        await change(path.certificateId, inSchool(context, headers), (tx) =>
          setRestored(tx, path.certificateId),
        ),
      ),
  };
}
