import { useLingui } from '@lingui/react/macro';
import { ArrowsInIcon } from '@phosphor-icons/react/dist/csr/ArrowsIn';
import { ArrowsInLineVerticalIcon } from '@phosphor-icons/react/dist/csr/ArrowsInLineVertical';
import { ArrowsOutLineVerticalIcon } from '@phosphor-icons/react/dist/csr/ArrowsOutLineVertical';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { IconButton } from '@stoa/ui/icon-button';
import { memo } from 'react';
import * as styles from './canvas.css.ts';

export interface ChartToolsProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFit: () => void;
  onFoldAll: (isFolded: boolean) => void;
}

/** The buttons over the drawing. With the same functions they are not drawn again at a step. */
export const ChartTools = memo(function ChartTools({
  onZoomIn,
  onZoomOut,
  onFit,
  onFoldAll,
}: ChartToolsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.tools} role="group" aria-label={t`Chart`}>
      <IconButton size="sm" icon={PlusIcon} label={t`Zoom in`} onPress={onZoomIn} />
      <IconButton size="sm" icon={MinusIcon} label={t`Zoom out`} onPress={onZoomOut} />
      <IconButton
        size="sm"
        icon={ArrowsInIcon}
        label={t({ message: 'Show all', comment: 'Fits the whole drawing into the window' })}
        onPress={onFit}
      />
      <IconButton
        size="sm"
        icon={ArrowsInLineVerticalIcon}
        label={t`Fold all states`}
        onPress={() => onFoldAll(true)}
      />
      <IconButton
        size="sm"
        icon={ArrowsOutLineVerticalIcon}
        label={t`Unfold all states`}
        onPress={() => onFoldAll(false)}
      />
    </div>
  );
});
