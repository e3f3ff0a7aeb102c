import { filled, line, oval } from './shape.ts';
import type { VesselShape } from './vessel.ts';

export function drawLabel(
  { y, width, height }: NonNullable<VesselShape['label']>,
  ground: string,
  shade: string,
): string {
  const [top, bottom] = [y - height / 2, y + height / 2];
  const sheet = `M${-width} ${top}Q0 ${top + 8} ${width} ${top}V${bottom}Q0 ${bottom + 8} ${-width} ${bottom}Z`;
  return (
    filled(sheet, ground) +
    filled(
      `M${width * 0.55} ${top + 3}Q${width * 0.8} ${top + 2} ${width} ${top}V${bottom}Q${width * 0.8} ${bottom + 2} ${width * 0.55} ${bottom + 4}Z`,
      shade,
      0.55,
    ) +
    line(
      `M${-width + 2} ${top + 8}Q0 ${top + 16} ${width - 2} ${top + 8}M${-width + 2} ${bottom - 8}Q0 ${bottom} ${width - 2} ${bottom - 8}`,
      shade,
      2,
    )
  );
}

export function drawCanFace(ground: string, ink: string, shade: string, id: string): string {
  return `<g clip-path="url(#${id}k)">${filled('M-60 62C-30 44 30 86 60 60V112C30 130-30 96-60 114Z', ink, 0.9)}${filled(oval(0, 16, 38), shade, 0.55)}${filled(oval(0, 16, 34), ground)}</g>${filled('M-44-112C-50-106-55-103-56.5-96H56.500C55-103 50-106 44-112Z', '#C9CDC8')}${filled(oval(0, -112, 44, 6), '#E4E7E1')}${filled(oval(0, -112, 30, 3.4), '#A9AEA8')}${filled('M-46 140L-56 124H56L46 140Z', '#B9BDB7')}`;
}

export const closures: Record<NonNullable<VesselShape['closure']>, (ground: string, shade: string) => string> = {
  cap: (ground, shade) =>
    `<rect x="-18" y="-150" width="36" height="22" rx="4" fill="${shade}"/><rect x="-18" y="-150" width="27" height="22" rx="4" fill="${ground}"/>` +
    line('M-12-146v14M-4-146v14M4-146v14M12-146v14', shade, 1.8),
  crown: () =>
    filled('M-16-146C-14-152 14-152 16-146L18-132C12-129 8-134 4-131S-4-129-8-131S-14-129-18-132Z', '#DDAE3C') +
    line('M-10-146v10M0-147v12M10-146v10', '#A87A1C', 2),
  cork: (ground, shade) =>
    filled('M-14.5-152H14.500V-96Q0-90-14.5-96Z', shade) +
    filled('M-14.5-152H3V-93Q-8-92-14.5-96Z', ground) +
    line('M-14-140H14', '#FFFFFF', 1.6, 0.4),
  swing: (_ground, shade) =>
    line('M-18-100L-24-128C-22-150 22-150 24-128L18-100', '#8C8F8A', 3.4) +
    `<rect x="-15" y="-146" width="30" height="22" rx="9" fill="#FFF8EA"/>` +
    line('M-10-141C-6-144 2-144 6-143', '#FFFFFF', 3) +
    line('M-17-122H17', shade, 5),
};
