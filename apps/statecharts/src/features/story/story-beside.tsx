import { useLingui } from '@lingui/react/macro';
import { Link } from '@stoa/ui/link';
import { Heading } from '@stoa/ui/heading';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag } from '../../../../portal/src/i18n/languages.ts';
import { Choice } from '../../shared/choice.tsx';
import { small, stack } from '../../shared/panel.css.ts';
import { useWorkbench } from '../machine/workbench.tsx';
import { findStories, type Story } from './find-stories.ts';
import * as styles from './story.css.ts';

/** Where Storybook runs while it is worked on. */
const STORYBOOK = 'http://localhost:6006/';

/** What a person sees in this state: the page's story, beside the chart where the stories are served. */
export function StoryBeside({ stateId }: { stateId: string | null }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { machine } = useWorkbench();
  const [found, setFound] = useState<{ base: string; stories: readonly Story[] } | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    void findStories(machine.id, stateId).then((stories) => !isLeft && setFound(stories));
    return () => {
      isLeft = true;
    };
  }, [machine.id, stateId]);
  const story = found?.stories.find(({ id }) => id === chosen) ?? found?.stories[0];
  const name = story?.name ?? '';
  return (
    <div className={stack}>
      <Heading level={3} size="sm">
        {t({ message: 'What a person sees', comment: 'Heading over the picture of the page in this state' })}
      </Heading>
      {found && story ? (
        <>
          <Choice
            label={t({ message: 'Story', comment: 'A page in one of its states, as Storybook calls it' })}
            value={story.id}
            choices={found.stories.map(({ id, title, name: one }) => ({
              value: id,
              label: `${title}: ${one}`,
              lang: 'en-US',
            }))}
            onChange={setChosen}
          />
          <iframe
            className={styles.frame}
            title={t`Story: ${name}`}
            src={`${found.base}iframe.html?id=${story.id}&viewMode=story&globals=locale:${toTag(language)}`}
            loading="lazy"
          />
          <Link href={`${found.base}?path=/story/${story.id}`} isExternal variant="standalone">
            {t`Open in Storybook`}
          </Link>
        </>
      ) : (
        <span className={small}>
          {t`The stories are not served here.`}{' '}
          <Link href={STORYBOOK} isExternal>
            {t`Open Storybook`}
          </Link>
        </span>
      )}
    </div>
  );
}
