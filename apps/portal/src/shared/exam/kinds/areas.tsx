import { useLingui } from '@lingui/react/macro';
import { withoutDelimiters } from '@stoa/ui/formula-text';
import { Enlargeable } from '@stoa/ui/enlargeable';
import { PictureAreas, type MarkedArea } from '@stoa/ui/picture-areas';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag } from '../../../i18n/languages.ts';
import { useEnlargeLabels } from '../../enlarging/use-enlarge-labels.ts';
import { formatNumber } from '../../format.ts';
import { isolated, type AreasQuestion } from './kind.ts';

interface AreasProps {
  question: AreasQuestion;
  /** Beside the place of an area: whether it is chosen, and right, and what was put into it. */
  stateOf: (key: string) => Pick<MarkedArea, 'isChosen' | 'isRight' | 'isDisabled' | 'text'>;
  onToggle?: (key: string) => void;
  /** Leads to the field of an area. */
  onPress?: (key: string) => void;
}

/** The picture of a question with its areas, each with its number: its parts, or its options where it has no parts. */
export function QuestionAreas({
  question: { options, parts = [], picture, lang },
  stateOf,
  ...actions
}: AreasProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { enlargeOne, window } = useEnlargeLabels();
  const ownLang = lang === undefined || lang === language ? undefined : toTag(lang);
  if (!picture) return null;
  const areas = (parts.length > 0 ? parts : options).flatMap(({ key, text, area }, index) => {
    if (!area) return [];
    const mark = formatNumber(index + 1, language);
    const state = stateOf(key);
    const inArea = state.text && withoutDelimiters(state.text);
    const label = [mark, withoutDelimiters(text), ...(inArea ? [isolated(inArea)] : [])].join(': ');
    return [{ ...area, id: key, mark, label, ...state }];
  });
  return (
    <Enlargeable
      src={picture.url}
      alt={picture.alt}
      lang={ownLang}
      // Areas are pressed themselves.
      place={areas.length > 0 ? 'below' : 'over'}
      labels={{ ...enlargeOne(picture.alt), ...window }}
    >
      <PictureAreas
        src={picture.url}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        lang={ownLang}
        labels={{
          failed: t`The picture could not be loaded.`,
          retry: t({ message: 'Load again', comment: 'Button: tries to load a picture once more' }),
        }}
        areas={areas}
        {...actions}
      />
    </Enlargeable>
  );
}
