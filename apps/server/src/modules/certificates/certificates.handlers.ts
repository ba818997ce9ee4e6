import { ok, type Handlers } from '../../contract/handlers.ts';
import { pageOf } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { wordingOf } from '../../core/schools/asker.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import { invalid } from '../../core/text/texts.ts';
import { textIn } from '../../i18n/translate.ts';
import { requireManager, standingOf } from '../attendance/attendance.policy.ts';
import { classTitleIn } from '../attendance/attendance.presenter.ts';
import { findPlace } from '../attendance/attendance.repository.ts';
import { participant } from '../attendance/participant.ts';
import type { Participant } from '../attendance/attendance.service.ts';
import { findManaged as findManagedExam } from '../exam/bank/authoring.repository.ts';
import type { ExamWriter } from '../exam/bank/authoring.service.ts';
import { examWriter } from '../exam/bank/exam-writer.ts';
import { presentCertificate, presentManaged } from './certificates.presenter.ts';
import {
  findByCode,
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

interface Asked {
  context: RequestContext;
  headers: Record<string, string | undefined>;
}

/** @throws {Problem} NOT_FOUND, FORBIDDEN for who does not look after the class */
async function openManaged(tx: Transaction, classId: string, who: Participant) {
  const school = await findSchool(tx, who.schoolId);
  const place = await findPlace(tx, classId, who.accountId, who.now);
  requireManager(standingOf(place, who.viewer));
  return { place, wording: wordingOf(school, who) };
}

/** @throws {Problem} NOT_FOUND also for another teacher’s exam */
async function openExam(tx: Transaction, examId: string, { author }: ExamWriter) {
  const exam = await findManagedExam(tx, examId, author);
  if (!exam) throw new Problem('NOT_FOUND');
  return exam;
}

/** Certificates: one’s own, the public check, and those of a class or an exam. */
export function certificateHandlers(services: Services): Pick<Handlers, CertificateOperations> {
  const { database, clock, messages } = services;
  const inSchool = (context: RequestContext, headers: Record<string, string | undefined>) =>
    participant(services, context, String(headers.tenantid));
  /** Changes a certificate of a class or an exam that the person looks after. */
  const change = (id: string, asked: Asked, work: (tx: Transaction, who: Participant) => Promise<void>) => {
    const who = inSchool(asked.context, asked.headers);
    return database.write(who, async (tx) => {
      const { subject } = await findManaged(tx, id);
      if (subject.kind === 'class') await openManaged(tx, subject.id, who);
      else await openExam(tx, subject.id, examWriter(asked.context, asked.headers));
      await work(tx, who);
      return presentManaged(await findManaged(tx, id));
    });
  };
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
          const { rows, total } = await listOfSubject(tx, { kind: 'class', id: query.classId }, page);
          return {
            classTitle: classTitleIn(place, wording),
            givesCertificate: await givesCertificate(tx, query.classId),
            items: rows.map(presentManaged),
            total,
            ...asked,
          };
        }),
      );
    },
    listExamCertificates: async ({ path: { examId }, query, headers, context }) => {
      const writer = examWriter(context, headers);
      const { page, asked } = pageOf(query);
      return ok(
        await database.read(writer, async (tx) => {
          const exam = await openExam(tx, examId, writer);
          const school = await findSchool(tx, writer.schoolId);
          const { language, schoolDefault } = wordingOf(school, {
            language: context.language,
            now: clock.now(),
          });
          const { rows, total } = await listOfSubject(tx, { kind: 'exam', id: examId }, page);
          return {
            examTitle: textIn(exam.title, language, schoolDefault),
            givesCertificate: exam.gives_certificate,
            items: rows.map(presentManaged),
            total,
            ...asked,
          };
        }),
      );
    },
    revokeCertificate: async ({ path, body, headers, context }) => {
      const reason = body.reason.trim();
      if (reason === '') throw invalid('body/reason', 'minLength', 'must have a character that is no space');
      return ok(
        await change(path.certificateId, { context, headers }, (tx, { accountId, now }) =>
          setRevoked(tx, path.certificateId, { by: accountId, reason, now }),
        ),
      );
    },
    restoreCertificate: async ({ path, headers, context }) =>
      ok(await change(path.certificateId, { context, headers }, (tx) => setRestored(tx, path.certificateId))),
  };
}
