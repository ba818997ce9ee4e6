import { useLingui } from '@lingui/react/macro';
import type { ClassDetail } from '@stoa/api/schema';
import { Link } from '@stoa/ui/link';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useEffect, useRef } from 'react';
import { lessonSide } from '../class.css.ts';
import { ClassOutline } from '../class-outline.tsx';
import { ClassProgressBar } from '../class-progress-bar.tsx';

/** The class at the side of a lesson: how far one is, and every lesson. */
export function LessonSide({ detail, currentId }: { detail: ClassDetail; currentId: string }) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // A long outline shows the lesson that is open, without moving the page.
    const current = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (box.current && current)
      box.current.scrollTop +=
        current.getBoundingClientRect().top -
        box.current.getBoundingClientRect().top -
        box.current.clientHeight / 3;
  }, [currentId]);
  return (
    <aside
      ref={box}
      className={lessonSide}
      aria-label={t({
        message: 'The class',
        comment: 'Name of the part beside a lesson with progress and outline',
      })}
    >
      <Link href={detail.url} variant="standalone">
        <Text as="span" weight="semibold">
          <UserText>{detail.title}</UserText>
        </Text>
      </Link>
      {detail.progress ? <ClassProgressBar progress={detail.progress} /> : null}
      <ClassOutline detail={detail} currentId={currentId} headingLevel={2} />
    </aside>
  );
}
