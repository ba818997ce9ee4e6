import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../../icon/icon.tsx';
import { useLabels } from '../../ui-provider/ui-provider.tsx';
import { boxButton } from './segments.css.ts';

/** Empties the field it stands in. */
export function ClearButton({ onPress }: { onPress: () => void }) {
  const labels = useLabels();
  return (
    // Inside a field React Aria would take a button for the field's own.
    <Button slot={null} aria-label={labels.clear} onPress={onPress} className={boxButton}>
      <Icon as={XIcon} size="sm" weight="bold" />
    </Button>
  );
}
