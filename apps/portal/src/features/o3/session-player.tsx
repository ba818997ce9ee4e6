import { useLingui } from '@lingui/react/macro';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import type { O3DemoStep } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { CodeBlock } from '@stoa/ui/code-block';
import { Heading } from '@stoa/ui/heading';
import { Inline } from '@stoa/ui/inline';
import { ProgressBar } from '@stoa/ui/progress';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import { advance, isOver, SPEEDS, terminalText, type PlayState, type Speed } from './play-state.ts';
import * as styles from './o3.css.ts';

const TICK_MS = 100;

interface SessionPlayerProps {
  title: string;
  steps: readonly O3DemoStep[];
  lang: string | undefined;
}

/** Plays a recorded session: what was typed and what came back. The arrow keys go from step to step. */
export function SessionPlayer({ title, steps, lang }: SessionPlayerProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const seconds = useMemo(() => steps.map((step) => step.seconds), [steps]);
  const lines = Math.max(...steps.map(({ output }) => output.split('\n').length)) + 1;
  const [state, setState] = useState<PlayState>({ step: 0, elapsedMs: 0, isPlaying: false });
  const [speed, setSpeed] = useState<Speed>('1');
  const { isPlaying } = state;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(
      () => setState((before) => advance(before, TICK_MS * Number(speed), seconds)),
      TICK_MS,
    );
    return () => clearInterval(timer);
  }, [isPlaying, speed, seconds]);
  const step = steps[state.step];
  if (!step) return null;
  const isAtEnd = isOver(state, seconds);
  const hasBegun = isPlaying || state.elapsedMs > 0;
  const go = (to: number) => {
    if (to < 0 || to >= steps.length) return;
    // Who goes by hand reads: the whole step is there at once.
    setState(({ isPlaying: plays }) => ({
      step: to,
      elapsedMs: plays ? 0 : (seconds[to] ?? 0) * 1000,
      isPlaying: plays,
    }));
  };
  const play = () =>
    setState((before) =>
      before.isPlaying
        ? { ...before, isPlaying: false }
        : isOver(before, seconds)
          ? { step: 0, elapsedMs: 0, isPlaying: true }
          : before.elapsedMs >= (seconds[before.step] ?? 0) * 1000
            ? { step: before.step + 1, elapsedMs: 0, isPlaying: true }
            : { ...before, isPlaying: true },
    );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    // In the choice of speeds the arrows choose.
    if (target instanceof Element && target.closest('[role=radiogroup]')) return;
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      go(state.step + (event.key === forward ? 1 : -1));
    }
  };
  const text = terminalText(step, hasBegun ? state.elapsedMs : 0);
  const missing = lines - text.split('\n').length;
  const number = formatNumber(state.step + 1, language);
  const all = formatNumber(steps.length, language);
  return (
    <Surface
      as="section"
      kind="raised"
      isBordered
      radius="lg"
      padding="6"
      className={styles.list}
      aria-label={t({ message: `Recorded session: ${title}`, comment: 'Name of a player' })}
      onKeyDown={onKeyDown}
    >
      <div role="status" className={styles.step}>
        <Text size="sm" tone="muted" isNumeric>
          {t({ message: `Step ${number} of ${all}`, context: 'o3', comment: 'Of a recorded session' })}
        </Text>
        <Heading level={2} size="lg" lang={lang}>
          <UserText>{step.title}</UserText>
        </Heading>
        <Text lang={lang}>
          <UserText>{step.text}</UserText>
        </Text>
      </div>
      <CodeBlock
        label={t({ message: 'Terminal', comment: 'Name of a box with commands and what they answer' })}
        code={text + '\n'.repeat(Math.max(0, missing) + 1)}
      />
      <ProgressBar
        label={t({ message: 'Progress of the session', comment: 'Name of a bar' })}
        value={
          (seconds.slice(0, state.step).reduce((sum, one) => sum + one, 0) + state.elapsedMs / 1000) /
          seconds.reduce((sum, one) => sum + one, 0)
        }
      />
      <Inline gap="3">
        <Button variant="primary" icon={isPlaying ? PauseIcon : PlayIcon} onPress={play}>
          {isPlaying
            ? t({ message: 'Pause', context: 'o3', comment: 'Button: of a player' })
            : isAtEnd
              ? t({ message: 'Play again', comment: 'Button: of a player' })
              : t({ message: 'Play', context: 'o3', comment: 'Button: of a player' })}
        </Button>
        <Button isDisabled={state.step === 0} onPress={() => go(state.step - 1)}>
          {t({ message: 'Previous step', comment: 'Button: of a player' })}
        </Button>
        <Button isDisabled={state.step === steps.length - 1} onPress={() => go(state.step + 1)}>
          {t({ message: 'Next step', comment: 'Button: of a player' })}
        </Button>
        <SegmentedControl
          label={t({ message: 'Speed', context: 'o3', comment: 'How fast a session is played' })}
          value={speed}
          onChange={setSpeed}
          segments={SPEEDS.map((value) => ({ value, label: `${formatNumber(Number(value), language)}×` }))}
        />
      </Inline>
    </Surface>
  );
}
