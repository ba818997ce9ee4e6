import React from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types, useGlobals } from 'storybook/manager-api';

const PREVIEW = 'storybook-preview-iframe';
const HEX = /^#[0-9a-f]{6}$/i;

/** Any colour of a school, picked or typed; the presets stand beside it in the toolbar. */
function BrandColor() {
  const [{ brand }, updateGlobals] = useGlobals();
  const color = HEX.test(String(brand)) ? String(brand) : '';
  const choose = (value: string) => {
    const hex = value.startsWith('#') ? value : `#${value}`;
    if (HEX.test(hex)) updateGlobals({ brand: hex.toLowerCase() });
    else if (value === '') updateGlobals({ brand: 'none' });
  };
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4, marginInline: 4 }}>
      <input
        type="color"
        aria-label="Brand: pick a colour"
        value={color || '#0b4f7a'}
        onChange={(event) => choose(event.target.value)}
        style={{ inlineSize: 24, blockSize: 24, padding: 0, border: 0, background: 'none' }}
      />
      <input
        key={color}
        type="text"
        aria-label="Brand: a hex colour"
        placeholder="#hex"
        defaultValue={color}
        spellCheck={false}
        onChange={(event) => choose(event.target.value.trim())}
        style={{
          inlineSize: 72,
          blockSize: 24,
          font: '12px monospace',
          paddingInline: 6,
          border: '1px solid currentColor',
          borderRadius: 4,
          color: 'inherit',
          background: 'transparent',
        }}
      />
    </span>
  );
}

const factors: Record<string, number> = { twofold: 2, fourfold: 4 };
let zoomSheet: HTMLStyleElement | null = null;

/** A browser's zoom: the page gets a smaller window and is drawn larger, so that layouts answer. */
function zoomTo(zoom: unknown) {
  zoomSheet?.remove();
  const factor = factors[String(zoom)];
  if (!factor) return;
  const side = `${100 / factor}% !important`;
  zoomSheet = document.createElement('style');
  zoomSheet.textContent = `#${PREVIEW}{width:${side};height:${side};transform:scale(${factor}) !important;transform-origin:0 0 !important;margin:0 auto auto 0 !important}`;
  document.head.append(zoomSheet);
}

addons.register('stoa', (api) => {
  addons.add('stoa/brand', {
    type: types.TOOL,
    title: 'Brand colour',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => <BrandColor />,
  });
  const follow = ({ globals }: { globals: Record<string, unknown> }) => zoomTo(globals['zoom']);
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
