/** The part of nprogress that the theme uses, with the elements that the theme's styles know. */
const bar = document.createElement('div');
bar.id = 'nprogress';
bar.innerHTML = '<div class="bar"><div class="peg"></div></div>';

/** Keyframes of a bar that approaches its end, ever slower. */
const keyframes = { transform: [-100, -60, -35, -18, -8, -3].map((x) => `translateX(${x}%)`) };

export default {
  configure(): void {},
  start(): void {
    document.body.append(bar);
    bar.firstElementChild?.animate?.(keyframes, { duration: 10_000, fill: 'forwards' });
  },
  done(): void {
    bar.remove();
  },
};
