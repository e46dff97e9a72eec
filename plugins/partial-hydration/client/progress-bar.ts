/** Replaces nprogress with the subset that the theme uses; the elements match the theme's styles. */
const bar = document.createElement('div');
bar.id = 'nprogress';
bar.innerHTML = '<div class="bar"><div class="peg"></div></div>';

/** Keyframes that slow down toward the end. */
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
