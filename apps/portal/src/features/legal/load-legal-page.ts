import { schoolDetailsQuery } from '@stoa/api/school.queries';
import type { RouterContext } from '../../app/services.ts';
import { loadLegalText, nameSchool, type LegalKind, type LegalText } from './legal-text.ts';

/** Who runs the portal where no school is named, or where it does not answer. */
const PRODUCT = 'Stoa';

/** A text with the school's name in it. */
export async function loadLegalPage(
  kind: LegalKind,
  { api, queryClient, language: lang }: RouterContext,
  schoolId: string | undefined,
): Promise<LegalText> {
  const [text, school] = await Promise.all([
    loadLegalText(kind, lang),
    schoolId
      ? queryClient.ensureQueryData(schoolDetailsQuery(api, { schoolId, lang })).catch(() => undefined)
      : undefined,
  ]);
  return nameSchool(text, school?.data.name ?? PRODUCT);
}
