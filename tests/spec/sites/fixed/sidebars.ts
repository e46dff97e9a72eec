export default { main: ['home', 'more'] };
