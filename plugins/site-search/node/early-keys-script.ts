/**
 * Inline script that handles the shortcuts of the search from the first paint on: it records what is typed after
 * Ctrl+K, Cmd+K or a bare slash, until the search box is ready (`client/early-keys.d.ts`). Interaction with another part
 * of the page and Escape discard it.
 */
export const earlyKeysScript = `(function () {
  var ended = new AbortController();
  var options = { capture: true, signal: ended.signal };
  var keys = (window.searchKeys = {
    wanted: false,
    text: '',
    want: function (wanted) {
      keys.wanted = wanted;
      keys.text = '';
      if (wanted && keys.onWanted) keys.onWanted();
    },
    end: function () {
      keys.want(false);
      ended.abort();
    },
  });
  function leave() {
    keys.want(false);
  }
  function onKeyDown(event) {
    var key = event.key || '';
    var isCommand = event.ctrlKey || event.metaKey;
    var isField = event.target.closest && event.target.closest('input, textarea, select, [contenteditable]');
    var isShortcut = isCommand ? key.toLowerCase() === 'k' : key === '/' && !keys.wanted && !isField;
    if (isShortcut) keys.want(true);
    else if (!keys.wanted || isCommand || event.altKey) return;
    else if (key === 'Escape') leave();
    else if (key === 'Backspace') keys.text = keys.text.slice(0, -1);
    else if (key.length === 1) keys.text += key;
    else if (key !== 'Enter') return;
    event.preventDefault();
  }
  document.addEventListener('keydown', onKeyDown, options);
  document.addEventListener('focusin', leave, options);
  document.addEventListener('pointerdown', leave, options);
})();`;
