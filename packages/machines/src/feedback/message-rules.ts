import { isMobile } from '../shared/fields.ts';
import { checkField, checkText, onlyProblems, plainDigits } from '../shared/field-rules.ts';
import type { MessageDraft, MessageField, MessageFieldProblems, MessageRules } from './message.types.ts';

/** A form that nobody has touched. */
export function emptyDraft({ firstType }: MessageRules): MessageDraft {
  return { type: firstType, text: '', targetUrl: '', allowContact: true, phoneNumber: '', pictures: [] };
}

/** What was kept, with what is missing or unknown taken from an empty form: it may come from an older release. */
export function restoredDraft(rules: MessageRules, kept: Partial<MessageDraft> | null): MessageDraft {
  const draft = { ...emptyDraft(rules), ...kept };
  return rules.types.includes(draft.type) ? draft : { ...draft, type: rules.firstType };
}

/** Whether closing it would lose something. */
export function isWorthKeeping({ text, phoneNumber, pictures }: MessageDraft): boolean {
  return text.trim() !== '' || phoneNumber !== '' || pictures.length > 0;
}

/** What a field holds after somebody has typed. White space before a text goes, in numbers all of it (B039, B040). */
export function typedValue(field: MessageField, value: string): string {
  if (field === 'text') return value.trimStart();
  return field === 'phoneNumber' ? plainDigits(value) : value;
}

/** What is wrong with a draft. */
export function draftProblems(rules: MessageRules, draft: MessageDraft): MessageFieldProblems {
  const { type, text, allowContact, phoneNumber } = draft;
  return onlyProblems<MessageFieldProblems>({
    type: checkField(type, rules.types.includes(type)),
    text: checkText(text, rules.textMaxLength),
    // Not asked for where nobody may call.
    phoneNumber: !allowContact || phoneNumber === '' || isMobile(phoneNumber) ? undefined : 'INVALID',
  });
}
