/** What stands on a certificate beside what the school writes. */
export const CERTIFICATE_MESSAGES = {
  title: /*i18n*/ { id: 'certificate.title', message: 'Certificate of completion' },
  examTitle: /*i18n*/ { id: 'certificate.examTitle', message: 'Certificate of achievement' },
  awardedTo: /*i18n*/ { id: 'certificate.awardedTo', message: 'Awarded to' },
  completed: /*i18n*/ { id: 'certificate.completed', message: 'For completing' },
  passed: /*i18n*/ { id: 'certificate.passed', message: 'For passing the exam' },
  issued: /*i18n*/ { id: 'certificate.issued', message: 'Date of issue' },
  number: /*i18n*/ { id: 'certificate.number', message: 'Certificate number' },
  check: /*i18n*/ { id: 'certificate.check', message: 'Check this certificate at' },
} as const;
