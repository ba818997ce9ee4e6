import type { Certificate, ManagedCertificate } from '@stoa/api/schema';
import { presentPerson } from '../../core/people/people.presenter.ts';
import { presentRef } from '../../core/schools/schools.presenter.ts';
import { chooseLanguage, type Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import type { Messages } from '../../i18n/messages.ts';
import { CERTIFICATE_MESSAGES } from './certificate-messages.ts';
import type { CertificateRow, ManagedRow } from './certificates.repository.ts';

/** Path of the document of a certificate. */
const pdfUrl = (code: string): string => `/api/class/v1/open/certificates/${code}/document.pdf`;

/** Path of the page of what it is for; null once that is deleted. */
function subjectUrl({ kind, school_id, class_id, exam_id }: CertificateRow): string | null {
  const [view, id] = kind === 'class' ? ['class-view', class_id] : ['check-view', exam_id];
  return id === null ? null : `/classInfo/${school_id}/${view}/${id}`;
}

/** The language in which a certificate is shown to somebody. */
export const languageOf = (row: CertificateRow, language: Language | undefined): Language =>
  chooseLanguage(language, undefined, row.default_language);

/** A certificate for whoever has its code: why it was revoked is not told. */
export function presentCertificate(
  row: CertificateRow,
  asked: Language | undefined,
  messages: Messages,
): Certificate {
  const language = languageOf(row, asked);
  const say = (text: Parameters<typeof textIn>[0]) => textIn(text, language, row.default_language);
  const isWorded = Object.keys(row.title).length > 0;
  const named = CERTIFICATE_MESSAGES[row.kind === 'class' ? 'title' : 'examTitle'];
  return {
    code: row.code,
    state: row.revoked_at ? 'revoked' : 'valid',
    title: isWorded ? say(row.title) : messages.say(language, named),
    holderName: row.holder_name,
    kind: row.kind,
    subjectTitle: say(row.subject_title),
    subjectUrl: subjectUrl(row),
    school: presentRef(
      {
        id: row.school_id,
        name: row.school_name,
        logo_url: row.logo_url,
        default_language: row.default_language,
      },
      language,
    ),
    color: row.color,
    signatoryName: row.signatory_name,
    signatoryRole: say(row.signatory_role),
    issuedAt: row.issued_at.toISOString(),
    revokedAt: row.revoked_at?.toISOString() ?? null,
    pdfUrl: row.revoked_at ? null : pdfUrl(row.code),
  };
}

/** A certificate for those who look after the class or the exam. */
export const presentManaged = (row: Omit<ManagedRow, 'subject'>): ManagedCertificate => ({
  id: row.id,
  code: row.code,
  state: row.revoked_at ? 'revoked' : 'valid',
  person: presentPerson({ ...row, id: row.account_id }),
  holderName: row.holder_name,
  issuedAt: row.issued_at.toISOString(),
  revokedAt: row.revoked_at?.toISOString() ?? null,
  reason: row.revocation_reason,
  lostPass: row.lost_pass,
});
