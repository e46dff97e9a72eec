exports.Panel = () => null;
exports.Frame = class Frame {};
exports.Side = { 0: 'Left', 1: 'Right', Left: 0, Right: 1 };
exports.look = { colors: ['red'] };
exports.format = String;
exports.joinAll = (...parts) => parts.join('');
