import { useLingui } from '@lingui/react/macro';
import type { Block } from '@stoa/api/schema';
import { CardGrid } from '@stoa/ui/card-grid';
import { PersonCard } from '@stoa/ui/card';
import { Carousel } from '@stoa/ui/carousel';
import { EmptyState } from '@stoa/ui/empty-state';
import { FactList } from '@stoa/ui/fact-list';
import { Leaderboard } from '@stoa/ui/leaderboard';
import { RichText } from '@stoa/ui/rich-text';
import { Surface } from '@stoa/ui/surface';
import { useLanguage } from '../../i18n/language-context.tsx';
import { directionOf, toTag } from '../../i18n/languages.ts';
import { formatCount, formatNumber } from '../../shared/format.ts';
import { ResourceCardView } from '../../shared/resource-card-view.tsx';
import { SchoolCardView } from '../../shared/school-card-view.tsx';
import { SectionHead } from '../../shared/section-head.tsx';
import { Band } from './band.tsx';
import * as styles from './home.css.ts';

type Of<Type extends Block['type']> = Extract<Block, { type: Type }>;
interface BlockProps<Type extends Block['type']> {
  block: Of<Type>;
  isFirst: boolean;
  schoolId: string;
}

/** One block of a page. */
export function BlockView({
  block,
  isFirst,
  schoolId,
}: {
  block: Block;
  isFirst: boolean;
  schoolId: string;
}) {
  switch (block.type) {
    case 'banner':
      return <Banner block={block} isFirst={isFirst} schoolId={schoolId} />;
    case 'figures':
      return <Figures block={block} isFirst={isFirst} schoolId={schoolId} />;
    case 'leaderboard':
      return <Ranking block={block} isFirst={isFirst} schoolId={schoolId} />;
    case 'honours':
      return <Honours block={block} isFirst={isFirst} schoolId={schoolId} />;
    case 'subSchools':
      return <SubSchools block={block} isFirst={isFirst} schoolId={schoolId} />;
    case 'richText':
      return <FreeText block={block} isFirst={isFirst} schoolId={schoolId} />;
    default:
      return <Resources block={block} isFirst={isFirst} schoolId={schoolId} />;
  }
}

function Banner({ block }: BlockProps<'banner'>) {
  const { t } = useLingui();
  const slides = block.slides.map((slide, index) => ({
    id: `${block.id}-${index}`,
    title: slide.title,
    text: slide.text,
    imageSrc: slide.imageUrl,
    ...(slide.action ? { href: slide.action.url, linkLabel: slide.action.label } : {}),
  }));
  return (
    <div className={styles.banner}>
      <Carousel
        label={t({ message: 'Highlights', comment: 'Name of the banners at the top of the home page' })}
        slides={slides}
        labels={{
          roleDescription: t({ message: 'carousel', comment: 'What screen readers call a set of slides' }),
          slideRoleDescription: t({ message: 'slide', comment: 'What screen readers call one slide' }),
          position: (index, count) => t`${index} of ${count}`,
          goTo: (index) => t`Show slide ${index}`,
        }}
      />
    </div>
  );
}

function Figures({ block }: BlockProps<'figures'>) {
  const language = useLanguage();
  return (
    <div className={styles.figures}>
      <FactList
        variant="figures"
        facts={block.items.map(({ kind, label, value }) => ({
          id: kind,
          label,
          value: formatCount(value, language),
        }))}
      />
    </div>
  );
}

function Resources({ block, isFirst }: BlockProps<'courses' | 'classes' | 'exams' | 'knowledge' | 'lives'>) {
  const { t } = useLingui();
  return (
    <Band labelId={block.id}>
      <SectionHead title={block.title} moreHref={block.moreUrl} id={block.id} />
      {block.items.length > 0 ? (
        <CardGrid perLine={block.perLine} phone="rail" label={block.title}>
          {block.items.map((card) => (
            <ResourceCardView key={card.id} card={card} isImagePriority={isFirst} />
          ))}
        </CardGrid>
      ) : (
        <EmptyState title={t`No data`} headingLevel={3} />
      )}
    </Band>
  );
}

function Ranking({ block }: BlockProps<'leaderboard'>) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Surface kind="sunken">
      <Band labelId={block.id}>
        <SectionHead title={block.title} moreHref={block.moreUrl} id={block.id} />
        {block.items.length > 0 ? (
          <Leaderboard
            label={block.title}
            entries={block.items.map((entry) => ({
              id: entry.person.id,
              rank: entry.rank,
              name: entry.person.name,
              avatarSrc: entry.person.avatarUrl,
              points: formatNumber(entry.value, language),
              isViewer: entry.isViewer,
            }))}
            rankLabel={(rank) => t`Place ${rank}`}
            unit={t({ message: 'points', comment: 'Learning points, after a number of any size' })}
            formatRank={(rank) => formatNumber(rank, language)}
          />
        ) : (
          <EmptyState title={t`No data`} headingLevel={3} />
        )}
      </Band>
    </Surface>
  );
}

function Honours({ block }: BlockProps<'honours'>) {
  return (
    <Band labelId={block.id}>
      <SectionHead title={block.title} id={block.id} />
      <div className={styles.honours}>
        {block.cards.map((card) => (
          <PersonCard
            key={card.id}
            name={card.person.name}
            avatarSrc={card.person.avatarUrl}
            role={card.title}
            text={card.text}
          />
        ))}
      </div>
    </Band>
  );
}

function SubSchools({ block }: BlockProps<'subSchools'>) {
  return (
    <Band labelId={block.id}>
      <SectionHead title={block.title} moreHref={block.moreUrl} id={block.id} />
      <CardGrid perLine={block.perLine} label={block.title}>
        {block.items.map((school) => (
          <SchoolCardView key={school.id} school={school} />
        ))}
      </CardGrid>
    </Band>
  );
}

function FreeText({ block }: BlockProps<'richText'>) {
  const language = useLanguage();
  const isOther = block.lang !== language;
  return (
    <Band labelId={block.title ? block.id : undefined}>
      {block.title ? <SectionHead title={block.title} id={block.id} /> : null}
      <div className={styles.text}>
        <RichText
          document={block.body}
          lang={isOther ? toTag(block.lang) : undefined}
          dir={isOther ? directionOf(block.lang) : undefined}
        />
      </div>
    </Band>
  );
}
