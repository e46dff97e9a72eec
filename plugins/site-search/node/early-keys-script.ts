/**
 * Inline script that handles the shortcuts of the search from the first paint on: it records what is typed after
 * Ctrl+K, Cmd+K or a bare slash, until the search box is ready (`client/early-keys.d.ts`). Escape and typing into a field
 * discard it. Every page contains the script, so that it is short.
 */
export const earlyKeysScript = `(function () {
  var keys = (window.searchKeys = {
    text: '',
    want: function (wanted) {
      keys.wanted = wanted;
      keys.text = '';
      if (wanted && keys.onWanted) keys.onWanted();
    },
  });
  window.onkeydown = function (event) {
    var key = event.key;
    var isCommand = event.ctrlKey || event.metaKey;
    var isField = 'value' in event.target;
    if (isCommand ? /^k$/i.test(key) : key === '/' && !keys.wanted && !isField) keys.want(true);
    else if (!keys.wanted || isCommand) return;
    else if (key === 'Escape' || isField) return keys.want(false);
    else if (key === 'Backspace') keys.text = keys.text.slice(0, -1);
    else if (key.length < 2) keys.text += key;
    else if (key !== 'Enter') return;
    return false;
  };
})();`;
