import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SchoolListing } from '@stoa/api/schema';
import { SchoolCard } from '@stoa/ui/card';
import { useLanguage } from '../i18n/language-context.tsx';
import { formatNumber } from './format.ts';

interface SchoolCardViewProps {
  school: SchoolListing;
  headingLevel?: 2 | 3;
}

/** A school of the API as a card of the design system, with how much there is to learn. */
export function SchoolCardView({ school, headingLevel }: SchoolCardViewProps) {
  const { t } = useLingui();
  const count = school.resourceCount;
  const text = formatNumber(count, useLanguage());
  return (
    <SchoolCard
      id={school.id}
      href={school.url}
      name={school.name}
      summary={school.summary}
      logoSrc={school.logoUrl}
      headingLevel={headingLevel}
      meta={[
        {
          id: 'resources',
          content: t`${plural(count, { one: `${text} thing to learn`, other: `${text} things to learn` })}`,
        },
      ]}
    />
  );
}
