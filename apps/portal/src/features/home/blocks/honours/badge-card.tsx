import type { HonorCard } from '@stoa/api/schema';
import { PersonCard } from '@stoa/ui/card';
import { Emblem } from '@stoa/ui/emblem';
import { LocalTime } from '../../../../shared/local-time.tsx';

interface BadgeCardProps {
  card: HonorCard;
  badge: NonNullable<HonorCard['badge']>;
}

/** Somebody who was given a badge: which one, what for, and when. */
export function BadgeCard({ card: { person, title, text }, badge: { look, givenAt } }: BadgeCardProps) {
  return (
    <PersonCard
      name={person.name}
      avatarSrc={person.avatarUrl}
      role={title}
      text={text}
      meta={[
        {
          id: 'badge',
          icon: (
            <Emblem shape={look.shape} fill={look.fill} mark={look.mark} src={look.pictureUrl} size="sm" />
          ),
          content: <LocalTime instant={givenAt} style="date" />,
        },
      ]}
    />
  );
}
