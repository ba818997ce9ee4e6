import { useLingui } from '@lingui/react/macro';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { IconButton } from '@stoa/ui/icon-button';
import { useEffect, useRef, useState } from 'react';

interface Moved {
  id: string;
  name: string;
  by: 1 | -1;
  /** The new place, counted from 1. */
  index: number;
  count: number;
}

/** Keeps the focus on what was moved, and says where it is now. Rows are marked by `data-entry`. */
export function useMoved() {
  const { t } = useLingui();
  const [news, setNews] = useState('');
  const [focused, setFocused] = useState<{ id: string; by: 1 | -1 }>();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focused) return;
    // The button that moved something stays under the hand; at the edge its neighbour takes the focus.
    const [wanted, other] = focused.by === -1 ? ['up', 'down'] : ['down', 'up'];
    const find = (way: string | undefined) =>
      list.current?.querySelector<HTMLButtonElement>(
        `[data-entry="${CSS.escape(focused.id)}"] [data-move="${way}"] button:not(:disabled)`,
      );
    (find(wanted) ?? find(other))?.focus();
  }, [focused]);
  const notifyMoved = ({ id, name, by, index, count }: Moved) => {
    setFocused({ id, by });
    setNews(
      t({
        message: `${name}: ${index} of ${count}`,
        comment: 'Place of a block on a page after it was moved',
      }),
    );
  };
  return { list, news, notifyMoved };
}

/** Buttons that move an entry up and down. */
export function Moves({
  name,
  isFirst,
  isLast,
  onMove,
}: {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}) {
  const { t } = useLingui();
  return (
    <>
      <span data-move="up">
        <IconButton
          icon={ArrowUpIcon}
          size="sm"
          label={t({ message: `Move ${name} up`, comment: 'A block of a page' })}
          isDisabled={isFirst}
          onPress={() => onMove(-1)}
        />
      </span>
      <span data-move="down">
        <IconButton
          icon={ArrowDownIcon}
          size="sm"
          label={t({ message: `Move ${name} down`, comment: 'A block of a page' })}
          isDisabled={isLast}
          onPress={() => onMove(1)}
        />
      </span>
    </>
  );
}
