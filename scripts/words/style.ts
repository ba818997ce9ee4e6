/** What English messages do not say, and what they say instead: docs/content-guide.md. */
const RULES: readonly { avoid: RegExp; use: string }[] = [
  { avoid: /\be-mails?\b/iu, use: 'email' },
  { avoid: /\b(?:some|every|any)body\b/iu, use: 'someone, everyone, anyone' },
  { avoid: /\bany more\b/iu, use: '“no longer” before the verb, or “anymore”' },
  { avoid: /\b(?:is|was) not right\b/iu, use: 'incorrect' },
  { avoid: /\b(?:has|have) run out\b/iu, use: 'expired' },
  { avoid: /\banew\b/iu, use: 'again' },
  { avoid: /\bat present\b/iu, use: '“currently” or “right now”' },
  { avoid: /\bin another way\b/iu, use: 'another method' },
  { avoid: /(?:^|[.:!?] )please\b/iu, use: 'the verb alone, without “please”' },
  { avoid: /^Type (?:the|your|a|an|one)\b/u, use: 'Enter' },
  { avoid: /\b(?:enrol|enrolment|enrolments)\b/iu, use: 'enroll, enrollment' },
  { avoid: /\bcentre\b/iu, use: 'center' },
  { avoid: /\b(?:organis|authoris|recognis)(?:e|ed|es|ing|ation|ations)\b/iu, use: 'the spelling with z' },
  { avoid: /\bcolours?\b|\bbehaviours?\b/iu, use: 'color, behavior' },
];

/** Sentences that the specification words itself. */
const SPECIFIED = new Set(['Verification failed, please Login again.']);

/** @returns what an English message should say instead, a sentence each; nothing where it keeps to the guide */
export function styleProblemsOf(message: string): string[] {
  if (SPECIFIED.has(message)) return [];
  return RULES.flatMap(({ avoid, use }) => {
    const found = avoid.exec(message.replaceAll(/\{\w+\}/gu, '…'))?.[0].replace(/^[.:!?] /u, '');
    return found === undefined ? [] : [`says “${found}”. Use ${use}.`];
  });
}
