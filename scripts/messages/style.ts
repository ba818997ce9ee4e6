interface Rule {
  avoid: RegExp;
  use: string;
}

/** What English messages do not say, and what they say instead: docs/content-guide.md. */
const RULES: readonly Rule[] = [
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

/** How translations address people, and how they are set: docs/content-guide.md. */
const TRANSLATION_RULES: Readonly<Record<string, readonly Rule[]>> = {
  zh_CN: [
    { avoid: /你/u, use: '您' },
    {
      avoid: /\p{Script=Han}[,?!;:]|[,?!;:]\p{Script=Han}/u,
      use: 'punctuation of full width',
    },
  ],
  de_DE: [{ avoid: /\b(?:du|dich|dir|deine?[mnrs]?)\b/iu, use: 'Sie' }],
  es_ES: [{ avoid: /(?<!\p{L})(?:tú|tu|tus|ti|contigo)(?!\p{L})/iu, use: 'usted' }],
};

/** Sentences that the specification words itself. */
const SPECIFIED = new Set(['Verification failed, please Login again.']);

/** @returns what an English message should say instead, a sentence each; nothing where it keeps to the guide */
export function styleProblemsOf(message: string): string[] {
  if (SPECIFIED.has(message)) return [];
  return breaches(RULES, message);
}

/** @returns what a translation should say instead, a sentence each; nothing where its language has no rules */
export const translationStyleProblemsOf = (locale: string, translation: string): string[] =>
  breaches(TRANSLATION_RULES[locale] ?? [], translation);

function breaches(rules: readonly Rule[], message: string): string[] {
  return rules.flatMap(({ avoid, use }) => {
    const found = avoid.exec(message.replaceAll(/\{\w+\}/gu, '…'))?.[0].replace(/^[.:!?] /u, '');
    return found === undefined ? [] : [`says “${found}”. Use ${use}.`];
  });
}
