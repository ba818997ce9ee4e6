import type { FiguresBlock } from '@stoa/api/schema';
import { FactList } from '@stoa/ui/fact-list';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { formatCount } from '../../../../shared/format.ts';
import type { BlockProps } from '../block-props.ts';
import * as styles from './figures.css.ts';

export function FiguresView({ block }: BlockProps<FiguresBlock>) {
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
