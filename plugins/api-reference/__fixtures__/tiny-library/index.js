exports.Shape = Object.freeze({ Round: 'round', Square: 'square' });
exports.Dot = Object.assign(() => null, { displayName: 'Dot' });
exports.double = (amount) => amount * 2;
exports.Box = class Box {};
