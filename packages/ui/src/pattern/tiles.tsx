import { paints } from './pattern.css.ts';

const arch = (x: number, width: number) => `M${x} 120V60a${width / 2} ${width / 2} 0 0 1 ${width} 0v60z`;

/** Arches in two rows, the second shifted by half. */
export function Arches({ id }: { id: string }) {
  return (
    <pattern id={id} width="160" height="240" patternUnits="userSpaceOnUse">
      <rect width="160" height="240" className={paints.ground} />
      <g>
        <path d={arch(4, 72)} className={paints.first} />
        <path d={arch(20, 40)} className={paints.second} />
        <path d={arch(84, 72)} className={paints.third} />
        <path d={arch(100, 40)} className={paints.ground} />
        <rect y="116" width="160" height="4" className={paints.ground} />
      </g>
      <g transform="translate(0 120)">
        <path d={arch(4, 72)} className={paints.fourth} />
        <path d={arch(20, 40)} className={paints.ground} />
        <path d={arch(84, 72)} className={paints.first} />
        <path d={arch(100, 40)} className={paints.third} />
        <rect y="116" width="160" height="4" className={paints.ground} />
      </g>
    </pattern>
  );
}

/** Columns under an architrave, seen from the square. */
export function Columns({ id }: { id: string }) {
  const shafts = [
    { x: 10, paint: paints.first },
    { x: 50, paint: paints.second },
    { x: 90, paint: paints.first },
    { x: 130, paint: paints.third },
  ];
  return (
    <pattern id={id} width="160" height="200" patternUnits="userSpaceOnUse">
      <rect width="160" height="200" className={paints.ground} />
      <rect y="12" width="160" height="14" className={paints.fourth} />
      <rect y="30" width="160" height="4" className={paints.first} />
      {shafts.map(({ x, paint }) => (
        <g key={x} className={paint}>
          <rect x={x - 2} y="40" width="24" height="6" />
          <rect x={x + 2} y="50" width="16" height="128" />
          <rect x={x - 2} y="182" width="24" height="6" />
        </g>
      ))}
    </pattern>
  );
}

/** Painted bands with the steps of a meander. */
export function Bands({ id }: { id: string }) {
  return (
    <pattern id={id} width="64" height="128" patternUnits="userSpaceOnUse">
      <rect width="64" height="128" className={paints.ground} />
      <rect y="4" width="64" height="10" className={paints.first} />
      <path d="M0 26h48v24H16v-8h16v-4H8v20h56v8H0z" className={paints.second} />
      <rect y="76" width="64" height="10" className={paints.third} />
      <path d="M0 112a16 16 0 0 1 32 0zM32 112a16 16 0 0 1 32 0z" className={paints.fourth} />
    </pattern>
  );
}
